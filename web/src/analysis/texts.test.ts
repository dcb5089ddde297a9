import { expect, test } from "vitest";
import type { ValuedMove, VerdictView } from "../lib/protocol";
import { behindWords, isAsGood, rangeWords, valueWords, verdictWords } from "./texts";

const NAMES = ["Ann", "Ben", "Cleo", "Dan"];
const SOLVED: VerdictView = {
  by: "solver",
  unit: "points",
  seat: 0,
  side: [0, 2],
  moves: [],
  low: 35,
  high: 35,
  is_exact: true,
  left: 60,
  line: [],
  worlds: 0,
  nodes: 3,
  why_not: null,
};
const MOVE: ValuedMove = { move: "play R5", low: 3, high: 3, behind: 2, margin: 0.5, then: [] };

test("a verdict says what is certain, what is proven, and what is estimated", () => {
  const words = (changes: Partial<VerdictView>) => verdictWords({ ...SOLVED, ...changes }, NAMES);
  expect(words({})).toBe("Ann and Cleo take 35 of the 60 points left if all play their best.");
  expect(words({ low: 20, is_exact: false })).toBe(
    "Ann and Cleo take between 20 and 35 of the 60 points left: not solved yet.",
  );
  const worlds = { by: "worlds", low: 30, high: 34, is_exact: false };
  expect(words({ ...worlds, worlds: 200 })).toBe(
    "Ann and Cleo take about 32 ± 2 of the 60 points left, over 200 possible deals.",
  );
  expect(words(worlds)).toContain("Too many cards");
  const strong = { by: "strong", unit: "lead", side: [1], left: null, is_exact: false };
  expect(words({ ...strong, low: -12.34, high: -12.34 })).toBe(
    "Ben expects to score 12.3 points fewer than the others in this deal.",
  );
  expect(words({ ...strong, low: null, high: null })).toContain("behind the best");
  expect(words({ ...strong, why_not: "forced" })).toContain("only one move");
});

test("values, ranges and distances are short", () => {
  expect(rangeWords(3, 3)).toBe("3");
  expect(rangeWords(2, 4)).toBe("3 ± 1");
  expect(rangeWords(null, null)).toBe("");
  expect(valueWords({ ...MOVE, low: 0 }, SOLVED)).toBe("0 to 3");
  expect(behindWords(MOVE)).toBe("−2 ± 0.5");
  expect(behindWords({ ...MOVE, behind: 0 })).toBe("");
  expect(behindWords({ ...MOVE, behind: null })).toBe("");
});

test("a move inside the noise is as good as the best", () => {
  expect(isAsGood(MOVE)).toBe(false);
  expect(isAsGood({ ...MOVE, margin: 2.5 })).toBe(true);
  expect(isAsGood({ ...MOVE, behind: null })).toBe(false);
});
