import { expect, test } from "vitest";
import type { PileView } from "../lib/protocol";
import { fittingWidth } from "./fit";

const pile = (cards: number): PileView => ({ cards: Array<string>(cards).fill("R5"), value: 5 });
const singles = (count: number) => Array.from({ length: count }, () => pile(1));

test("few cards are large, many are small, and a build needs more room", () => {
  const room = { width: 340, height: 180 };
  const [few, many] = [fittingWidth(singles(3), room), fittingWidth(singles(12), room)];
  expect(few).toBeGreaterThan(90);
  expect(many).toBeGreaterThan(40);
  expect(many).toBeLessThan(few);
  expect(fittingWidth([...singles(11), pile(4)], room)).toBeLessThanOrEqual(many);
});

test("a card is never so small that it cannot be read", () => {
  expect(fittingWidth(singles(20), { width: 100, height: 50 })).toBe(30);
  expect(fittingWidth([], { width: 0, height: 0 })).toBe(30);
});
