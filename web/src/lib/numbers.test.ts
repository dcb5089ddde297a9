import { expect, test } from "vitest";
import { counted } from "./counted";

test("a noun is singular after 1 only", () => {
  expect([0, 1, 2].map((count) => counted(count, "point"))).toEqual([
    "0 points",
    "1 point",
    "2 points",
  ]);
});
