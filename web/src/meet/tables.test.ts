import { expect, test } from "vitest";
import type { Listed } from "../lib/protocol";
import { askedFor, chosen } from "./tables";

const tables = [
  { code: "a", game: "dixie", rules: "" },
  { code: "b", game: "dixie", rules: "Points to win: 500" },
  { code: "c", game: "three", rules: "" },
] as Listed[];

test.each([
  ["", false, "abc"],
  ["dixie", false, "ab"],
  ["dixie", true, "a"],
  ["", true, "ac"],
  ["chess", false, ""],
])("the tables of %s, plain %s, are %s", (game, isPlain, codes) => {
  expect(chosen(tables, { game, isPlain }).map(({ code }) => code)).toEqual([...codes]);
});

test("whom a table asks for is told in words", () => {
  expect(askedFor(null)).toBe("");
  expect(askedFor({ low: 1400, high: 1700, unrated: false })).toBe("rated 1400 to 1700");
  expect(askedFor({ low: 1400, high: null, unrated: true })).toBe(
    "rated at least 1400, or without a rating",
  );
  expect(askedFor({ low: null, high: 1700, unrated: false })).toBe("rated at most 1700");
});
