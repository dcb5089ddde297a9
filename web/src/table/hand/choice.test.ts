import { describe, expect, test } from "vitest";
import { cardsOf, longestSuit, toggled, usualCall, wordsOf } from "./choice";

describe("choosing several", () => {
  test("a second tap takes a card back", () => {
    expect(toggled(["R1", "R2"], "R1", 4)).toEqual(["R2"]);
  });

  test("one too many puts back the first", () => {
    expect(toggled(["R1", "R2"], "R3", 2)).toEqual(["R2", "R3"]);
  });
});

test("legal moves are read by their verb", () => {
  expect(wordsOf(["trump red", "trump low", "pass"], "trump")).toEqual(["red", "low"]);
  expect(cardsOf(["bury R1", "bury G5", "play R1"], "bury")).toEqual(new Set(["R1", "G5"]));
});

test("the usual trump is the longest suit", () => {
  expect(longestSuit(["R1", "G2", "G3", "B4"], ["red", "green", "black"])).toBe("green");
});

describe("the usual call", () => {
  test("is the best trump that is missing", () => {
    expect(usualCall(["SA", "HK", "HA", "H2"], "hearts")).toBe("HA");
  });

  test("without a trump suit is the rook", () => {
    expect(usualCall(["SA", "Rook"], "low")).toBe("Rook");
  });
});
