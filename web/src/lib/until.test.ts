import { expect, test } from "vitest";
import { untilText } from "./until";

test("a time is told by its day and hour", () => {
  expect(untilText(new Date(2026, 10, 26, 18, 40).getTime(), "en-GB")).toBe("Thursday 18:40");
});
