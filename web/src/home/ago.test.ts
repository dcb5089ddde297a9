import { expect, test } from "vitest";
import { agoText } from "./ago";

const now = Date.UTC(2024, 5, 1, 12);

test.each([
  [10_000, "just now"],
  [5 * 60_000, "5 minutes ago"],
  [3 * 3_600_000, "3 hours ago"],
  [30 * 3_600_000, "yesterday"],
  [-5_000, "just now"],
])("%i milliseconds ago: %s", (ago, text) => expect(agoText(now - ago, now)).toBe(text));
