/** A time within a week (milliseconds since 1970) by the reader's clock: "Thursday 18:40". */
export function untilText(at: number, locale?: string): string {
  return new Date(at).toLocaleString(locale, {
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
}
