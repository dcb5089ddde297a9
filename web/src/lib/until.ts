import { locale as its } from "../lang/language";

/** Milliseconds within which a weekday alone says which day is meant. */
const SIX_DAYS = 6 * 86_400_000;

/**
 * A time to come (milliseconds since 1970) by the reader's clock: "Thursday 18:40". The date is
 * added if the time is more than six days away, since its weekday alone could mean an earlier day.
 */
export function untilText(at: number, now = Date.now(), locale: string | undefined = its): string {
  const isFar = at - now > SIX_DAYS;
  return new Date(at).toLocaleString(locale, {
    weekday: "long",
    ...(isFar ? { day: "numeric", month: "long" } : {}),
    hour: "2-digit",
    minute: "2-digit",
  });
}
