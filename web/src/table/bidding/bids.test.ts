import { expect, test } from "vitest";
import { bidsOf, bidWords } from "./bids";

test("the next four amounts are near, higher ones far", () => {
  const legal = ["bid 100", "bid 75", "bid 80", "bid 85", "bid 90", "bid 95", "bid sun", "pass"];
  expect(bidsOf(legal)).toEqual({
    near: [75, 80, 85, 90],
    far: [95, 100],
    canShootSun: true,
    canPass: true,
  });
});

test("without legal moves there is nothing to choose", () => {
  expect(bidsOf([])).toEqual({ near: [], far: [], canShootSun: false, canPass: false });
});

test("the sun is named, amounts are numbers", () => {
  expect(bidWords("sun")).toBe("the sun");
  expect(bidWords("85")).toBe("85");
});
