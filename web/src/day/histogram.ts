// Scores and their numbers of people as the columns of a plot.

import type { DayBar } from "../lib/protocol";

/** Scores from `from` to `to`, and how many people have one of them. */
export interface Column {
  from: number;
  to: number;
  people: number;
}

export interface Histogram {
  columns: Column[];
  /** The number of people in the largest column. */
  most: number;
}

/** The most columns that can be distinguished on a phone. */
const MOST = 24;

/** Widths of columns; ten times these, a hundred times and so on are used, too. */
const STEPS = [1, 2, 5];

/** Results as columns of equal width, wide enough to show all scores and some marked ones. */
export function histogramOf(bars: readonly DayBar[], marked: readonly number[] = []): Histogram {
  const scores = [...bars.map(({ points }) => points), ...marked];
  if (!scores.length) return { columns: [], most: 0 };
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const width = widthFor(low, high, scores);
  const first = Math.floor(low / width);
  const columns = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, at) => {
    const from = (first + at) * width;
    return { from, to: from + width - 1, people: 0 };
  });
  for (const { points, people } of bars)
    columns[Math.floor(points / width) - first]!.people += people;
  return { columns, most: Math.max(...columns.map(({ people }) => people)) };
}

/** The least width at which MOST columns suffice; at least 5, or the scores' step if smaller. */
function widthFor(low: number, high: number, scores: readonly number[]): number {
  const step = scores.reduce((divisor, score) => commonDivisor(divisor, Math.abs(score)), 0);
  for (let ten = 1; ; ten *= 10)
    for (const each of STEPS) {
      const width = each * ten;
      const fits = Math.floor(high / width) - Math.floor(low / width) < MOST;
      if (fits && width >= Math.min(step, 5)) return width;
    }
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** The middle of a score's column, in percent of the width of the plot. */
export function placeOf(score: number, { columns }: Histogram): number {
  const at = columns.findIndex(({ from, to }) => from <= score && score <= to);
  return (100 * (at + 0.5)) / columns.length;
}
