import { expect, test } from "vitest";
import { cardOf, cardsAfter, cardsUsed, groupsOf, verbOf, wordsAfter } from "./moves";
import { infinitiveOf, moveWords } from "./moveWords";

const COMBO = "take R9 G9 B5+Y4 [G5+R4]";

test("the verb and the card of a move", () => {
  expect(verbOf(COMBO)).toBe("take");
  expect(verbOf("pass")).toBe("pass");
  expect(cardOf(COMBO)).toBe("R9");
  expect(cardOf("call HA")).toBe("HA");
  expect(cardOf("play Rook")).toBe("Rook");
  expect(cardOf("bid 70")).toBeNull();
  expect(cardOf("trump red")).toBeNull();
  expect(cardOf("pass")).toBeNull();
});

test("the groups of a capture and of a build", () => {
  expect(groupsOf(COMBO)).toEqual([
    { cards: ["G9"], isBuild: false },
    { cards: ["B5", "Y4"], isBuild: false },
    { cards: ["G5", "R4"], isBuild: true },
  ]);
  expect(groupsOf("build R3 on [B4+R5]")).toEqual([{ cards: ["B4", "R5"], isBuild: true }]);
  expect(groupsOf("build R5 on B4")).toEqual([{ cards: ["B4"], isBuild: false }]);
  expect(groupsOf("trail R7")).toEqual([]);
  expect(cardsUsed(COMBO)).toEqual(["G9", "B5", "Y4", "G5", "R4"]);
});

test.each([
  ["play R5", "play red 5"],
  ["call HA", "call ace of hearts"],
  ["bid sun", "shoot the sun"],
  ["trump red", "red is trump"],
  ["trump low", "lo-no"],
  ["lead left", "let the player on the left lead"],
  ["trail R7", "trail red 7"],
  ["take R9 G9 B5+Y4", "take green 9 and black 5 plus yellow 4 with red 9"],
  ["build R5 on B4", "lay red 5 on black 4"],
  ["orange", "call orange"],
  ["hold", "let the orange go"],
])("%s in words: %s", (move, words) => {
  expect(moveWords(move)).toBe(words);
});

test.each([
  ["trump red", "name red trump"],
  ["trump none", "call no trump"],
  ["trump low", "call lo-no"],
  ["play R5", "play red 5"],
  ["lead left", "let the player on the left lead"],
])("%s after “would”: %s", (move, words) => {
  expect(infinitiveOf(move)).toBe(words);
});

test("legal moves are read by their verb", () => {
  expect(wordsAfter("trump", ["trump red", "trump low", "pass"])).toEqual(["red", "low"]);
  const legal = ["bury R1", "bury G5", "play R1"];
  expect(cardsAfter("bury", legal)).toEqual(new Set(["R1", "G5"]));
});
