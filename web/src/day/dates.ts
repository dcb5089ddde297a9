// Days and times of the deals of the day. Days are those of UTC.

import { language, locale as its } from "../lang/language";
import { say, shown } from "../lang/say";
import { listed } from "../lib/cards";

const isEnglish = language.startsWith("en");

/** A day such as 2026-11-25 in words: "Wednesday, 25 November", or "Wed, 25 Nov" if `isShort`. */
export function dayText(day: string, isShort = false, now = new Date()): string {
  const date = new Date(`${day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(date);
  const width = isShort ? "short" : "long";
  if (!isEnglish) return localDay(date, width, now);
  const year = date.getUTCFullYear() === now.getUTCFullYear() ? "" : ` ${date.getUTCFullYear()}`;
  return `${part({ weekday: width })}, ${part({ day: "numeric" })} ${part({ month: width })}${year}`;
}

function localDay(date: Date, width: "short" | "long", now: Date): string {
  const year = date.getUTCFullYear() === now.getUTCFullYear() ? undefined : "numeric";
  const options = { weekday: width, day: "numeric", month: width, year, timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(its, options).format(date);
}

/** A span in milliseconds in words: "6 hours and 31 minutes". */
export function countdown(span: number): string {
  const minutes = Math.max(0, Math.ceil(span / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const told = [
    hours ? say.dayHours({ count: hours }) : "",
    rest ? say.dayMinutes({ count: rest }) : "",
  ];
  return listed(told.filter(Boolean)) || say.dayMoment;
}

/** A time (seconds since 1970) by the reader's clock: "01:00". */
export function hourText(seconds: number, locale: string = its, timeZone?: string): string {
  const options: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(locale, timeZone ? { ...options, timeZone } : options).format(
    seconds * 1000,
  );
}

/** A rank: in English "1st", "22nd", "113th", else its number. */
export function ordinal(place: number): string {
  if (!isEnglish) return String(shown(place));
  const ending = { one: "st", two: "nd", few: "rd" }[
    new Intl.PluralRules("en", { type: "ordinal" }).select(place) as "one" | "two" | "few"
  ];
  return `${place}${ending ?? "th"}`;
}
