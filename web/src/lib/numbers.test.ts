import { expect, test } from "vitest";
import { counted, score, signed } from "./numbers";

test("a noun is singular after 1 only", () => {
  expect([0, 1, 2].map((count) => counted(count, "point"))).toEqual([
    "0 points",
    "1 point",
    "2 points",
  ]);
});

test("a number below 0 has a minus, and a change above 0 a plus", () => {
  expect([-40, 0, 40].map(score)).toEqual(["−40", "0", "40"]);
  expect([-40, 0, 40].map(signed)).toEqual(["−40", "0", "+40"]);
});
