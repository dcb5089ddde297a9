import { expect, test } from "vitest";
import { directionOf } from "./direction";

test.each([
  ["Bid on a long colour.", "ltr"],
  ["Ann پاس می‌دهد.", "rtl"],
  ["", "ltr"],
])("%j is read from %s", (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
