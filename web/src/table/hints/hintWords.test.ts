import { describe, expect, test } from "vitest";
import { adviceOf, consideredMoves, consideredText, hintWords } from "./hintWords";

const HINT = {
  type: "hinted" as const,
  id: "1",
  move: "play R14",
  reason: "a sure winner",
  considered: [],
  then: [],
};

describe("a hint", () => {
  test("shows the considered moves, cards by their names", () => {
    const considered = [
      { move: "play R14", points: 61.6 },
      { move: "play G5", points: -3.2 },
    ];
    const shown = consideredMoves({ ...HINT, considered });
    expect(shown).toEqual([
      { move: "play R14", words: "red 14", points: "62" },
      { move: "play G5", words: "green 5", points: "−3" },
    ]);
    expect(consideredText(shown)).toBe("Expected points: red 14 62, green 5 −3.");
  });

  test("says the move apart, and beside it what it may bring", () => {
    const considered = [
      { move: "pass", points: 40 },
      { move: "play R14", points: 12.4 },
    ];
    const { words, brief, points, spoken } = adviceOf({ ...HINT, considered });
    expect(words).toEqual(["A strong player would ", "play red 14", ": a sure winner."]);
    expect([brief, points]).toEqual(["Play red 14", "12"]);
    expect(spoken).toBe(`${words.join("")} Expected points: pass 40, red 14 12.`);
  });

  test("names all the cards to bury", () => {
    expect(hintWords(["bury R1", "bury G5", "bury B2"])).toBe("bury red 1, green 5 and black 2");
    expect(hintWords(["bid 70"])).toBe("bid 70");
  });

  test("shows nothing if fewer than two moves were considered", () => {
    expect(consideredMoves(HINT)).toEqual([]);
    expect(consideredMoves({ ...HINT, considered: [{ move: "pass", points: 0 }] })).toEqual([]);
    expect(consideredText([])).toBe("");
  });
});
