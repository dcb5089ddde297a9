import { expect, test } from "vitest";
import { untilText } from "./until";

const THURSDAY = new Date(2026, 10, 26, 18, 40).getTime();
const DAY = 86_400_000;

test("a time within six days is told by its day and hour", () => {
  for (const days of [0, 1, 6])
    expect(untilText(THURSDAY, THURSDAY - days * DAY, "en-GB")).toBe("Thursday 18:40");
});

test("a later one has its date, since the weekday alone could be today", () => {
  const told = untilText(THURSDAY, THURSDAY - 7 * DAY, "en-GB");
  expect(told).toMatch(/^Thursday,? 26 November(,| at) 18:40$/);
});

test("day and hour are told as the reader's language has them", () => {
  expect(untilText(THURSDAY, THURSDAY - DAY, "de-DE")).toMatch(/^Donnerstag,? (um )?18:40$/);
});
