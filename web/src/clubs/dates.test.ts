import { expect, test } from "vitest";
import { cityOf, hourThere, nextWeek, ownZone, whenText } from "./dates";

const AT = Date.UTC(2026, 11, 1, 18, 30) / 1000;

test("an evening is shown by the clock of a zone", () => {
  expect(whenText(AT, "en-GB", "Europe/Berlin")).toContain("19:30");
  expect(whenText(AT, "en-GB", "America/New_York")).toContain("13:30");
  expect(whenText(AT, "en-GB", "Asia/Tokyo")).toContain("Wednesday");
});

test("the hour of the place is told only where it is another one", () => {
  expect(hourThere(AT, ownZone(), "en-GB")).toBe("");
  const far = ownZone() === "Pacific/Apia" ? "UTC" : "Pacific/Apia";
  expect(hourThere(AT, far, "en-GB")).toContain(cityOf(far));
  expect(hourThere(AT, "Nowhere/At_All", "en-GB")).toBe("");
});

test("a new evening is a week away at half past seven", () => {
  expect(nextWeek(new Date(2026, 11, 28, 9, 5))).toBe("2027-01-04T19:30");
});
