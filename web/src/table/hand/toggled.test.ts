import { expect, test } from "vitest";
import { toggled } from "./toggled";

test("a second tap takes a card back", () => {
  expect(toggled(["R1", "R2"], "R1", 4)).toEqual(["R2"]);
});

test("one card too many replaces the first", () => {
  expect(toggled(["R1", "R2"], "R3", 2)).toEqual(["R2", "R3"]);
});
