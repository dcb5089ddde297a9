import { expect, test } from "vitest";
import type { ReviewedSeat } from "../../lib/protocol";
import { HEIGHT, knownPath, openPath, scaleOf, stepAt, WIDTH } from "./curve";
import { counts, curveWords } from "./words";

const seat: ReviewedSeat = {
  seat: 0,
  judged: 2,
  not_judged: 0,
  mistakes: 1,
  better: 0,
  unlucky: 2,
  given_away: 12,
  sentence: "",
  curve: [
    [0, 10],
    [4, -30],
  ],
  open_curve: [
    [4, -40, -20],
    [8, 20, 20],
  ],
  unit: "lead",
  end: 50,
};

test("every number lies inside the picture, the larger the higher", () => {
  const scale = scaleOf(seat, 10);
  for (const points of [-40, 0, 50]) {
    expect(scale.y(points)).toBeGreaterThanOrEqual(0);
    expect(scale.y(points)).toBeLessThanOrEqual(HEIGHT);
  }
  expect(scale.y(50)).toBeLessThan(scale.y(-40));
  expect([scale.low, scale.high]).toEqual([-40, 50]);
});

test("the known curve has a point after each decision, and the end", () => {
  const scale = scaleOf(seat, 10);
  const path = knownPath(seat, scale, 10);
  expect(path.match(/[ML]/g)).toHaveLength(3);
  expect(path.startsWith(`M${scale.x(1)} ${scale.y(10)}`)).toBe(true);
  expect(path.endsWith(`L${scale.x(10)} ${scale.y(50)}`)).toBe(true);
});

test("the open band lies between its bounds and ends with the deal", () => {
  const scale = scaleOf(seat, 10);
  const path = openPath(seat, scale, 10);
  expect(path).toContain(`${scale.x(4)} ${scale.y(-20)}`);
  expect(path).toContain(`${scale.x(10)} ${scale.y(20)}`);
  expect(path).toContain(`${scale.x(4)} ${scale.y(-40)}`);
  expect(openPath({ ...seat, open_curve: [] }, scale, 10)).toBe("");
});

test("a place within the curve is a step of the deal", () => {
  for (let step = 0; step <= 10; step++)
    expect(stepAt(scaleOf(seat, 10).x(step) / WIDTH, 10)).toBe(step);
  expect([stepAt(-1, 10), stepAt(2, 10)]).toEqual([0, 10]);
});

test("a deal of a flat curve has a scale, too", () => {
  const flat = { ...seat, curve: [], open_curve: [], end: 0 };
  expect(Number.isFinite(scaleOf(flat, 0).y(0))).toBe(true);
  expect(curveWords("Ann", flat)).toContain("not known what Ann could expect");
});

test("the words of a curve and of counts", () => {
  expect(curveWords("Ann", seat)).toBe(
    "Ann could expect to be 10 ahead at first, between 30 behind and 10 ahead later, and was 50 ahead in the end.",
  );
  expect(curveWords("Ann", { ...seat, unit: "points" })).toContain("and had 50 points in the end.");
  expect(counts(seat)).toBe("1 mistake, 0 better moves, 2 unlucky");
});
