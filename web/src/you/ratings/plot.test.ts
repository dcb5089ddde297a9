import { expect, test } from "vitest";
import type { GameRating, RatingPoint } from "../../lib/protocol";
import { HEIGHT, plotOf, WIDTH } from "./plot";
import { changeBy, changeWords, courseWords } from "./words";

const at = (rating: number, margin: number): RatingPoint => ({
  at: 0,
  kind: "match",
  code: "",
  rating,
  margin,
});

function numbersOf(path: string): number[] {
  return path.match(/[\d.]+/g)!.map(Number);
}

test("everything is within the picture, and more is higher", () => {
  const changes = [at(1510, 250), at(1490, 200), at(1700, 90)];
  const plot = plotOf({ changes });
  const [x1, y1, x2, y2, x3, y3] = numbersOf(plot.line) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  expect(x1).toBeLessThan(x2);
  expect(x2).toBeLessThan(x3);
  expect(y3).toBeLessThan(y1);
  expect(y1).toBeLessThan(y2);
  for (const [place, number] of numbersOf(plot.band).entries())
    expect(number).toBeLessThanOrEqual(place % 2 ? HEIGHT : WIDTH);
  expect([plot.low, plot.high]).toEqual([1260, 1790]);
  expect(plot.steady).toBeGreaterThan(y3);
});

test("a rating that hardly moves is drawn as a nearly flat line", () => {
  const plot = plotOf({ changes: [at(1800, 20), at(1801, 20)] });
  expect(plot.high - plot.low).toBeGreaterThanOrEqual(200);
  expect(plot.steady).toBeNull();
});

test("the picture is told in a sentence", () => {
  const game = {
    title: "Dixie Rook",
    changes: [at(1510, 250), at(1580, 70)],
  } as unknown as GameRating;
  expect(courseWords(game)).toBe("Dixie Rook: from 1510 ± 250 to 1580 ± 70 in 2 results.");
  expect(changeWords({ ...at(1580, 70), kind: "day" }, "1 May")).toBe(
    "[1 May]: the deal of the day, 1580 ± 70",
  );
});

test("a match is found among the changes, with what was before it", () => {
  const changes = [at(1510, 250), { ...at(1540, 200), code: "one" }];
  const game = { changes } as unknown as GameRating;
  expect(changeBy("one", game)).toEqual({ before: changes[0], after: changes[1] });
  expect(changeBy("two", game)).toBeNull();
  expect(changeBy("one", { ...game, changes: changes.slice(1) })?.before).toBeNull();
  expect(changeBy("one", undefined)).toBeNull();
});
