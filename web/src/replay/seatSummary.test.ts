import { expect, test } from "vitest";
import type { AnyDeal } from "../lib/protocol";
import { seatSummary } from "./seatSummary";

test("a bidder's tricks and points", () => {
  const deal = {
    kind: "tricks",
    bidder: 1,
    bid: "90",
    partners: [0],
    trick: {},
    tricks_won: [0, 1],
    points_won: [0, 25],
  } as unknown as AnyDeal;
  expect(seatSummary(deal, 1)).toBe("bid 90 · 1 trick · 25 points");
  expect(seatSummary(deal, 0)).toBe("partner · 0 tricks");
});

test("a haul of Tuxedo", () => {
  const haul = { cards: 12, fives: 1, big_sweeps: 1, little_sweeps: 1, oranges: 0 };
  const deal = { kind: "fishing", hauls: [haul] } as unknown as AnyDeal;
  expect(seatSummary(deal, 0)).toBe("12 cards won · 1 five · 2 sweeps");
});
