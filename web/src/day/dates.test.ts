import { expect, test } from "vitest";
import { countdown, dayText, hourText, ordinal } from "./dates";

const NOW = new Date("2026-11-25T18:00:00Z");

test("a day is told by its weekday, with the year unless it is this year", () => {
  expect(dayText("2026-11-25", false, NOW)).toBe("Wednesday, 25 November");
  expect(dayText("2026-11-25", true, NOW)).toBe("Wed, 25 Nov");
  expect(dayText("2025-12-31", false, NOW)).toBe("Wednesday, 31 December 2025");
});

test.each([
  [6 * 3600 + 31 * 60, "6 hours and 31 minutes"],
  [61, "2 minutes"],
  [1, "1 minute"],
  [-5, "a moment"],
])("a span of %d seconds is told as %s", (seconds, words) => {
  expect(countdown(seconds * 1000)).toBe(words);
});

test("the hour is that of the reader's clock", () => {
  const midnight = Date.parse("2026-11-26T00:00:00Z") / 1000;
  expect(hourText(midnight, "en-GB", "Europe/Berlin")).toBe("01:00");
});

test.each([
  [1, "1st"],
  [3, "3rd"],
  [112, "112th"],
])("place %d is the %s", (place, words) => {
  expect(ordinal(place)).toBe(words);
});
