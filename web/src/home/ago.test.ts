import { expect, test } from "vitest";
import { agoText } from "./ago";

const now = new Date(2024, 5, 1, 12).getTime();

test.each([
  [10_000, "just now"],
  [5 * 60_000, "5 minutes ago"],
  [3 * 3_600_000, "3 hours ago"],
  [13 * 3_600_000, "yesterday"],
  [-5_000, "just now"],
])("%i milliseconds ago: %s", (ago, text) => expect(agoText(now - ago, now)).toBe(text));

test.each([
  ["en-GB", "30 May", "1 June 2023"],
  ["en-US", "May 30", "June 1, 2023"],
  ["de", "30. Mai", "1. Juni 2023"],
])("before yesterday it is a date, in %s", (locale, lately, longAgo) => {
  expect(agoText(new Date(2024, 4, 30, 23).getTime(), now, locale)).toBe(lately);
  expect(agoText(new Date(2023, 5, 1).getTime(), now, locale)).toBe(longAgo);
});
