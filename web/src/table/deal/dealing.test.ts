import { expect, test } from "vitest";
import type { AnyDeal, Happened } from "../../lib/protocol";
import { arrivals, asDealt, dealingOf, FLIGHT, isJustDealt } from "./dealing";

const deal = (fields: object) => fields as unknown as AnyDeal;
const dixie = deal({ kind: "tricks", dealer: 3, hand_sizes: [2, 2, 2, 2], nest_size: 2 });

test("the cards go round from the dealer's left, and the nest comes last", () => {
  const { to, dealer } = dealingOf(dixie);
  expect(dealer).toBe(3);
  expect(to).toEqual([0, 1, 2, 3, 0, 1, 2, 3, null, null]);
});

test("a seat that has played a card already gets one less", () => {
  const begun = deal({ kind: "fishing", dealer: 0, hand_sizes: [2, 1], centre: [{}, {}, {}] });
  expect(dealingOf(begun).to).toEqual([1, 0, 0, null, null, null]);
});

test("many cards follow each other faster than few", () => {
  const many = dealingOf(deal({ ...dixie, hand_sizes: [13, 13, 13, 13], nest_size: 5 }));
  expect(many.lasts).toBeLessThan(1500);
  expect(dealingOf(dixie).step).toBeGreaterThan(many.step);
});

test("each card arrives in its turn, those of the middle at the end", () => {
  const dealing = dealingOf(dixie);
  const { step } = dealing;
  expect(arrivals(dealing, 1)).toEqual([step + FLIGHT, 5 * step + FLIGHT]);
  expect(arrivals(dealing, null).at(-1)).toBe(dealing.lasts - step);
});

test("a deal is shown going round only as long as not every seat has moved", () => {
  const log = (...whats: string[]) => whats.map((what) => ({ what })) as Happened[];
  expect(isJustDealt(log("moved", "moved", "dealt", "said", "moved"), 2)).toBe(true);
  expect(isJustDealt(log("dealt", "moved", "moved"), 2)).toBe(false);
  expect(isJustDealt(log("moved"), 2)).toBe(false);
});

test("cards come unsorted, always in the same order", () => {
  const hand = ["B1", "B2", "B13", "G5", "G14", "R1", "Y9", "Rook"];
  expect(asDealt(hand)).toEqual(asDealt([...hand].reverse()));
  expect(asDealt(hand)).not.toEqual(hand);
  expect([...asDealt(hand)].sort()).toEqual([...hand].sort());
});
