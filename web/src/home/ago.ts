// The time since something happened, in words.

const SPANS: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** The time since `at` (milliseconds since 1970): "just now", "5 minutes ago", "yesterday". */
export function agoText(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of SPANS) {
    const count = Math.floor((now - at) / length);
    if (count >= 1) return words.format(-count, unit);
  }
  return "just now";
}
