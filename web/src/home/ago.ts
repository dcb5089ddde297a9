// When something happened, in words.

import { language, locale as its } from "../lang/language";
import { say } from "../lang/say";

const SPANS: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/**
 * When `at` was (milliseconds since 1970): "just now", "5 minutes ago", "yesterday", or for earlier
 * times the date in the reader's locale, with the year unless it is this year.
 */
export function agoText(at: number, now = Date.now(), locale: string = its): string {
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (days === 1) return words.format(-1, "day");
  if (days > 1) return dateText(at, now, locale);
  for (const [unit, length] of SPANS) {
    const count = Math.floor((now - at) / length);
    if (count >= 1) return words.format(-count, unit);
  }
  return say.justNow;
}

function dateText(at: number, now: number, locale: string): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? undefined : "numeric";
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year }).format(at);
}

/** The start of the day of a time, by the reader's clock. */
function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
