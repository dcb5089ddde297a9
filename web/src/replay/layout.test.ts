import { expect, test } from "vitest";
import { layoutOf } from "./layout";

test.each([2, 3, 4, 5, 6, 7])("each of %i seats has one place", (seats) => {
  const { left, top, right } = layoutOf(seats);
  const all = [0, ...left, ...top, ...right].toSorted((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: seats }, (_, seat) => seat));
});

test("the reader's own seat is at the bottom", () => {
  expect(layoutOf(4, null, 2)).toEqual({ left: [3], top: [0], right: [1] });
});
