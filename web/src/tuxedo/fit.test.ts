import { expect, test } from "vitest";
import type { PileView } from "../lib/protocol";
import { fitOf } from "./fit";

const pile = (cards: number): PileView => ({ cards: Array<string>(cards).fill("R5"), value: 5 });
const singles = (count: number) => Array.from({ length: count }, () => pile(1));

test("few cards are large, many are small, and a build needs more room", () => {
  const room = { width: 340, height: 180 };
  const few = fitOf(singles(3), room).card;
  const many = fitOf(singles(12), room).card;
  expect(few).toBeGreaterThan(90);
  expect(many).toBeGreaterThan(40);
  expect(many).toBeLessThan(few);
  expect(fitOf([...singles(11), pile(4)], room).card).toBeLessThanOrEqual(many);
});

test("a row that would fill the rounded width to the last half pixel is not counted on", () => {
  expect(fitOf(singles(4), { width: 428, height: 160 })).toMatchObject({ card: 96, rows: 1 });
});

test("cards never get too small to read", () => {
  expect(fitOf(singles(20), { width: 100, height: 50 }).card).toBe(24);
  expect(fitOf([], { width: 0, height: 0 })).toEqual({ card: 24, across: 12, rows: 1, pick: 44 });
});

test("cards that can get no smaller lie closer before a row has no room", () => {
  const under = { width: 286, height: 61 };
  expect(fitOf(singles(8), under)).toMatchObject({ card: 24, across: 12, rows: 1 });
  expect(fitOf(singles(11), under)).toMatchObject({ card: 24, across: 2, rows: 1 });
});

test("piles that can be picked are wide, unless they would need a further row", () => {
  expect(fitOf(singles(4), { width: 286, height: 89 }).pick).toBe(44);
  const { card, rows, pick } = fitOf(singles(7), { width: 286, height: 89 });
  expect([rows, pick]).toEqual([1, card]);
  const mixed = [...singles(4), pile(2), pile(2)];
  expect(fitOf(mixed, { width: 326, height: 70 })).toMatchObject({ across: 8, rows: 1, pick: 44 });
});
