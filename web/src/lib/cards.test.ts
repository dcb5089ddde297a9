import { describe, expect, test } from "vitest";
import { cardName, listed, parse, pointsOf, sortHand, suitName } from "./cards";

describe("parse", () => {
  test("reads both packs and the rook", () => {
    expect(parse("R5")).toMatchObject({ suit: "red", rank: 5 });
    expect(parse("Y14")).toMatchObject({ suit: "yellow", rank: 14 });
    expect(parse("S10")).toMatchObject({ suit: "spades", rank: 10 });
    expect(parse("HA")).toMatchObject({ suit: "hearts", rank: 14 });
    expect(parse("Rook")).toMatchObject({ suit: "rook", isRook: true });
  });

  test.each(["?", "", "Z5", "R", "Rx"])("%j is unknown", (text) => {
    expect(parse(text)).toMatchObject({ suit: "unknown", rank: 0, isUnknown: true });
  });
});

test("cards are named as people say them", () => {
  expect(["R5", "HA", "S10", "DJ", "Rook", "?"].map(cardName)).toEqual([
    "red 5",
    "ace of hearts",
    "10 of spades",
    "jack of diamonds",
    "the rook",
    "a hidden card",
  ]);
});

test("trump calls have names", () => {
  expect(["red", "hearts", "none", "low"].map(suitName)).toEqual([
    "red",
    "hearts",
    "no trump",
    "lo-no",
  ]);
});

test("points come from the server's counters", () => {
  const counters = { "5": 5, K: 10, Rook: 20 };
  expect(["R5", "HK", "R13", "Rook", "?"].map((card) => pointsOf(card, counters))).toEqual([
    5, 10, 0, 20, 0,
  ]);
  expect(pointsOf("R5", undefined)).toBe(0);
});

test("a single card may count otherwise than its rank", () => {
  const counters = { "5": 5, R1: 30, B5: 0 };
  expect(["R1", "B1", "B5", "R5"].map((card) => pointsOf(card, counters))).toEqual([30, 0, 0, 5]);
});

describe("a hand is sorted", () => {
  const hand = ["Y2", "R5", "Rook", "B10", "R14", "G7", "B1"];

  test("by suit, each from the top", () => {
    expect(sortHand(hand)).toEqual(["Rook", "B10", "B1", "R14", "R5", "G7", "Y2"]);
  });

  test("with the trump suit first, after the rook", () => {
    expect(sortHand(hand, "suit", "yellow")[1]).toBe("Y2");
  });

  test("with the rook where it ranks among the trumps", () => {
    const ranks = ["2", "5", "7", "10", "14", "1"];
    const placed = (order: "suit" | "suit-low" | "rank", rook: string, trump = "black") =>
      sortHand(hand, order, trump, ranks, rook).indexOf("Rook");
    expect(placed("suit", "high")).toBe(0);
    expect(placed("suit", "10.5")).toBe(1);
    expect(placed("suit", "low")).toBe(2);
    expect(placed("suit-low", "low")).toBe(0);
    expect(placed("suit-low", "high")).toBe(2);
    expect(placed("rank", "10.5")).toBe(2);
    expect(placed("rank", "low")).toBe(6);
    expect(placed("suit", "low", "none")).toBe(0);
  });

  test("by the game's order of ranks, where the 1 may be high", () => {
    const ranks = ["2", "5", "7", "10", "14", "1"];
    expect(sortHand(hand, "suit", null, ranks)).toEqual([
      "Rook",
      "B1",
      "B10",
      "R14",
      "R5",
      "G7",
      "Y2",
    ]);
    expect(sortHand(hand, "rank", null, ranks).slice(0, 3)).toEqual(["Rook", "B1", "R14"]);
  });
});

test("words are listed", () => {
  expect(listed([])).toBe("");
  expect(listed(["a"])).toBe("a");
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
});
