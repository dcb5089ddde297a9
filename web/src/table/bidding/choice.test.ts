import { expect, test } from "vitest";
import { bidsOf } from "./choice";

test("the next four amounts are near, higher ones far", () => {
  const legal = ["bid 100", "bid 75", "bid 80", "bid 85", "bid 90", "bid 95", "bid sun", "pass"];
  expect(bidsOf(legal)).toEqual({
    near: [75, 80, 85, 90],
    far: [95, 100],
    canShootSun: true,
    canPass: true,
    canStay: false,
  });
});
