import { expect, test } from "vitest";
import { histogramOf, placeOf } from "./histogram";

const bars = (...scores: number[]) =>
  [...new Set(scores)]
    .sort((one, other) => one - other)
    .map((points) => ({ points, people: scores.filter((it) => it === points).length }));

test("every result is in the column of its score", () => {
  for (const scores of [[7], [0, 0, 15], [-180, -5, 0, 5, 5, 200], [-3, 1000, 4000, 123]]) {
    const found = histogramOf(bars(...scores), [42]);
    expect(found.columns.length).toBeLessThanOrEqual(24);
    for (const { from, to, people } of found.columns)
      expect(people).toBe(scores.filter((it) => from <= it && it <= to).length);
    expect(found.columns.reduce((sum, { people }) => sum + people, 0)).toBe(scores.length);
    expect(found.most).toBe(Math.max(...found.columns.map(({ people }) => people)));
    for (const score of [...scores, 42]) {
      const place = placeOf(score, found);
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThan(100);
    }
  }
});

test("scores that go by fives have columns five wide", () => {
  const { columns } = histogramOf(bars(40, 45, 60));
  expect(columns.map(({ from, people }) => [from, people])).toEqual([
    [40, 1],
    [45, 1],
    [50, 0],
    [55, 0],
    [60, 1],
  ]);
});

test("without results there are only the marked scores", () => {
  expect(histogramOf([])).toEqual({ columns: [], most: 0 });
  expect(histogramOf([], [5]).most).toBe(0);
});
