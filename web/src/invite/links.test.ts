import { expect, test } from "vitest";
import { readFragment } from "./links";

test.each([
  ["#s=abc", { secret: "abc", starts: false }],
  ["#start", { secret: null, starts: true }],
  ["#s=abc&start", { secret: "abc", starts: true }],
  ["", { secret: null, starts: false }],
  [`#s=${"x".repeat(65)}`, { secret: null, starts: false }],
])("the fragment %s is read", (hash, wishes) => {
  expect(readFragment(hash)).toEqual(wishes);
});
