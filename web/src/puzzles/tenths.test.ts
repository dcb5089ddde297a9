import { expect, test } from "vitest";
import { tenths } from "./tenths";

test.each([
  [12.54, "12.5"],
  [3, "3.0"],
  [-0.26, "−0.3"],
])("%d is %s", (value, text) => {
  expect(tenths(value)).toBe(text);
});
