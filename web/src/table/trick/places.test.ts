import { expect, test } from "vitest";
import type { TrickDeal } from "../../lib/protocol";
import { calledBy, dummySide, placesIn, playersOf, roomFor, spotOf, type Shape } from "./places";

const deal = (fields: object) => fields as TrickDeal;

test("a dummy has the place after the seats", () => {
  expect(placesIn(deal({ hand_sizes: [13, 13, 13] }))).toBe(3);
  expect(placesIn(deal({ hand_sizes: [13, 13], dummy: 2 }))).toBe(3);
});

test("the places of a trick follow its leader, or go against the numbers", () => {
  const trick = { leader: 1, cards: ["R5", "R6", "R7"], winner: null, points: 0, winning: null };
  expect(playersOf(trick, 3)).toEqual([1, 2, 0]);
  expect(playersOf({ ...trick, step: -1 }, 3)).toEqual([1, 0, 2]);
  expect(playersOf({ ...trick, leader: 0, step: -1 }, 3)).toEqual([0, 2, 1]);
});

test("the dummy lies at the dealer's right", () => {
  expect(dummySide(2, true)).toBe("right");
  expect(dummySide(2, false)).toBe("left");
  expect(dummySide(undefined, true)).toBeNull();
});

const SHAPES: Shape[] = ["wide", "tall"];
const TABLES = SHAPES.flatMap((shape) => [2, 3, 4, 5, 6].map((seats) => ({ shape, seats })));

test.each(TABLES)("no two cards of a trick touch: $seats seats, $shape", ({ shape, seats }) => {
  const spots = Array.from({ length: seats }, (_, seat) => spotOf(seat, seats, 0, shape));
  for (const [at, [x, y]] of spots.entries())
    for (const [otherX, otherY] of spots.slice(at + 1))
      expect(Math.abs(x - otherX) > 1.05 || Math.abs(y - otherY) > 1.42).toBe(true);
});

test.each(TABLES)("a trick keeps to its room: $seats seats, $shape", ({ shape, seats }) => {
  const [width, height] = roomFor(seats, shape);
  for (let seat = 0; seat < seats; seat++) {
    const [x, y] = spotOf(seat, seats, 0, shape);
    expect(Math.abs(x) + 0.5).toBeLessThanOrEqual(width / 2);
    expect(Math.abs(y) + 0.7).toBeLessThanOrEqual(height / 2);
  }
});

test.each(SHAPES)("cards lie before their seats, one's own at the bottom: %s", (shape) => {
  for (const seats of [3, 4, 5, 6]) {
    const [own, left] = [spotOf(1, seats, 1, shape), spotOf(2, seats, 1, shape)];
    const right = spotOf(0, seats, 1, shape);
    expect(own[0]).toBe(0);
    expect(own[1]).toBeGreaterThan(left[1]);
    expect(left).toEqual([-right[0], right[1]]);
    expect(left[0]).toBeLessThan(0);
  }
  expect(spotOf(2, 2, 0, shape, "left")).toEqual([-spotOf(2, 2, 0, shape, "right")[0], 0]);
});

test("called cards tell the partners, in the order of play", () => {
  const called = { hand_sizes: [3, 3, 3, 3, 3], all_called: ["R1", "G1"] };
  const last_trick = { leader: 3, cards: ["R5", "R1", "R7", "R8", "R9"], winner: 4, points: 0 };
  expect(calledBy(deal({ ...called, last_trick: null, trick: null }))).toEqual([]);
  const trick = { leader: 4, cards: ["G5", "G1"], winner: 0, points: 0 };
  expect(calledBy(deal({ ...called, last_trick, trick }))).toEqual([4, 0]);
});
