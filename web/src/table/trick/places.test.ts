import { expect, test } from "vitest";
import type { TrickDeal } from "../../lib/protocol";
import { dummySide, placesIn, playersOf } from "./places";

const deal = (fields: object) => fields as TrickDeal;

test("a dummy has the place after the seats", () => {
  expect(placesIn(deal({ hand_sizes: [13, 13, 13] }))).toBe(3);
  expect(placesIn(deal({ hand_sizes: [13, 13], dummy: 2 }))).toBe(3);
});

test("the places of a trick follow its leader, or go against the numbers", () => {
  const trick = { leader: 1, cards: ["R5", "R6", "R7"], winner: null, points: 0 };
  expect(playersOf(trick, 3)).toEqual([1, 2, 0]);
  expect(playersOf({ ...trick, step: -1 }, 3)).toEqual([1, 0, 2]);
  expect(playersOf({ ...trick, leader: 0, step: -1 }, 3)).toEqual([0, 2, 1]);
});

test("the dummy lies at the dealer's right", () => {
  expect(dummySide(2, true)).toBe("right");
  expect(dummySide(2, false)).toBe("left");
  expect(dummySide(undefined, true)).toBeNull();
});
