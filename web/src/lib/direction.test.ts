import { expect, test } from "vitest";
import { directionOf } from "./direction";

test.each([
  ["Ann made 12 of 14 moves as well as could be.", "ltr"],
  ["\u2068علی\u200cرضا\u2069 won.", "ltr"],
  ["علی\u200cرضا made all of the moves that could be made.", "ltr"],
  ["Ann همهٔ دست\u200cها را برد.", "rtl"],
  ["علی\u200cرضا", "rtl"],
  ["\u2068علی\u2069", "rtl"],
  ["17", "ltr"],
  ["Al ۱۲۳4", "ltr"],
  ["Al ٣٤٥6", "ltr"],
  ["۱۲3", "ltr"],
  ["علی ۱۲3", "rtl"],
])("%s", (text, direction) => expect(directionOf(text)).toBe(direction));
