import { describe, expect, test } from "vitest";
import { longestSuit, usualCall } from "./defaults";

test("the preselected trump is the longest suit", () => {
  expect(longestSuit(["R1", "G2", "G3", "B4"], ["red", "green", "black"])).toBe("green");
});

describe("the preselected call", () => {
  test("is the highest missing trump", () => {
    expect(usualCall(["SA", "HK", "HA", "H2"], "hearts")).toBe("HA");
  });

  test("is the 1 where the 1s are high", () => {
    expect(usualCall(["R14", "R1", "B1", "Rook"], "red", ["2", "13", "14", "1"])).toBe("R1");
  });

  test("is the rook without a trump suit", () => {
    expect(usualCall(["SA", "Rook"], "low")).toBe("Rook");
  });

  test("is the highest card without a trump suit or a rook", () => {
    expect(usualCall(["SK", "HA", "D2"], "none")).toBe("HA");
  });
});
