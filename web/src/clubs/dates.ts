// Dates of evenings: shown by the reader's own clock, written by the clock of the host.

import { locale as its } from "../lang/language";
import { say } from "../lang/say";

/** When something is, by the reader's clock: "Tuesday, 1 December, 19:30". */
export function whenText(seconds: number, locale: string = its, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone ? { timeZone } : {}),
  }).format(seconds * 1000);
}

/** The day alone: "1 December 2026". */
export function dayText(seconds: number, locale: string = its): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(seconds * 1000);
}

/** The reader's own time zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** The local hour at the evening's place, if clocks there differ from the reader's; else empty. */
export function hourThere(seconds: number, zone: string, locale: string = its): string {
  const hour = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "short",
      hour: "numeric",
      minute: "2-digit",
      timeZone,
    }).format(seconds * 1000);
  try {
    const there = hour(zone);
    return there === hour(ownZone()) ? "" : say.clubHourThere({ hour: there, city: cityOf(zone) });
  } catch {
    return ""; // a zone that this browser does not know
  }
}

/** The place that a time zone is named after: "America/New_York" gives "New York". */
export function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** The value of a date and time input for a week from now, at half past seven. */
export function nextWeek(now: Date = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 19, 30);
  const two = (number: number) => String(number).padStart(2, "0");
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `${date}T${two(day.getHours())}:${two(day.getMinutes())}`;
}
