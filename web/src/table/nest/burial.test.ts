import { expect, test } from "vitest";
import { canBury } from "./burial";

const usable = new Set(["R1", "R2"]);

test("cards are buried when there are enough of them", () => {
  expect(canBury(["R1"], 1, usable)).toBe(false);
  expect(canBury(["R1"], 0, usable)).toBe(true);
});

test("fewer cards are buried when no other can be chosen", () => {
  expect(canBury(["R1", "R2"], 1, usable)).toBe(true);
  expect(canBury([], 3, new Set())).toBe(false);
});
