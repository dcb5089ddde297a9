// The totals of a match as lines of a chart. Seats with the same totals throughout share a line.

import { listed } from "../lib/cards";
import { characters, isolated } from "../lib/names";
import { score } from "../lib/numbers";
import type { SheetView } from "../lib/protocol";
import { language } from "../lang/language";
import { say } from "../lang/say";

/** Invisible characters: the first isolates a name, the second ends any isolation (UAX 9). */
const ISOLATE = "\u2068";
const END = "\u2069";

export interface ChartLine {
  seats: number[];
  /** The total before the first deal and after each one. */
  totals: number[];
}

/** The lines of the chart. */
export function chartLines(sheet: SheetView): ChartLine[] {
  const found: ChartLine[] = [];
  sheet.totals.forEach((_, seat) => {
    const totals = [0, ...sheet.rows.map((row) => row.totals[seat] ?? 0)];
    const same = found.find((one) => one.totals.every((total, at) => total === totals[at]));
    if (same) same.seats.push(seat);
    else found.push({ seats: [seat], totals });
  });
  return found;
}

/** The lowest and highest value of the chart, which includes zero and the target. */
export function span(sheet: SheetView): [low: number, high: number] {
  const all = sheet.rows.flatMap((row) => row.totals);
  return [Math.min(0, ...all), Math.max(sheet.target, ...all)];
}

/** Heights of labels, close to those wanted but at least `gap` apart. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number) {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const places = [...wanted];
  let free = low;
  for (const at of order) free = (places[at] = Math.max(wanted[at]!, free)) + gap;
  let ceiling = high;
  for (const at of order.reverse()) ceiling = (places[at] = Math.min(places[at]!, ceiling)) - gap;
  return places;
}

/** The number of visible letters in a text. */
export function lettersOf(text: string): number {
  return characters(text.replace(/[\u2066-\u2069]/g, "")).length;
}

/**
 * The label of a line: names and their total, in about `room` letters. It runs in the page's
 * direction, and each name in its own, though text in an SVG runs from left to right.
 */
export function chartLabel(names: readonly string[], total: number, room: number): string {
  const end = ` ${score(total)}`;
  let text = listed(names.map((name) => ISOLATE + name + END));
  if (lettersOf(text) + end.length > room) {
    const all = characters(text);
    while (all.length && lettersOf(all.join("")) + end.length >= room) all.pop();
    text = all.join("").trimEnd();
    text += text.lastIndexOf(ISOLATE) > text.lastIndexOf(END) ? "…" + END : "…";
  }
  return (language === "fa" ? "\u2067" : "\u2066") + text + end + END;
}

/** The chart in a sentence, for screen readers. */
export function chartText(sheet: SheetView, names: readonly string[]): string {
  const standing = chartLines(sheet)
    .map((one) => ({
      who: listed(one.seats.map((seat) => isolated(names[seat] ?? ""))),
      at: one.totals.at(-1)!,
    }))
    .sort((a, b) => b.at - a.at)
    .map(({ who, at }) => `${who} ${score(at)}`);
  const { rows, target } = sheet;
  return say.sheetChart({ target, deals: rows.length, totals: standing.join("; ") });
}
