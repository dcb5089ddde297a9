import { expect, test } from "vitest";
import type { FishingDeal } from "../lib/protocol";
import {
  choicesOf,
  choiceWords,
  dueBuild,
  dueWords,
  nextChoice,
  pileWords,
  shortWords,
  whyNothing,
} from "./choices";

const DEAL = {
  kind: "fishing",
  legal: [
    "orange",
    "hold",
    "take R9 G9",
    "take R9 G9 B5+Y4",
    "take R9 [R5+G4]",
    "build R9 on Y4",
    "trail R9",
    "take B4 Y4",
  ],
  brings: ["", "", "1 card", "3 cards and 1 five", "2 cards", "", "", "1 card"],
} as unknown as FishingDeal;

const CHOICES = choicesOf(DEAL, "R9");

test("the largest capture comes first, then builds, then trailing", () => {
  expect(CHOICES.map((choice) => choice.move)).toEqual([
    "take R9 G9 B5+Y4",
    "take R9 [R5+G4]",
    "take R9 G9",
    "build R9 on Y4",
    "trail R9",
  ]);
  expect(CHOICES[0]).toMatchObject({ size: 3, brings: "3 cards and 1 five" });
  expect(CHOICES[3]).toMatchObject({ value: 13 });
});

test("a build has the value of the card and what it is laid on, whatever joins them", () => {
  const legal = ["build R5 on [G4+R1]", "build R5 with [G4+R1]", "build R5 on B4 with G9 Y6+G3"];
  const choices = choicesOf({ ...DEAL, legal, brings: [] }, "R5");
  expect(choices.map(({ value, size }) => [value, size])).toEqual([
    [9, 4],
    [5, 2],
    [10, 2],
  ]);
});

test("without a card, or for a card without a legal move, there is no choice", () => {
  expect(choicesOf(DEAL, null)).toEqual([]);
  expect(choicesOf(DEAL, "B8")).toEqual([]);
  expect(whyNothing(DEAL, "B8")).toBe(
    "Black 8 takes nothing here, and you may not trail while you can take with red 9 and black 4.",
  );
});

test("a build that is owed is due to the seat whose legal moves use it", () => {
  const build = { cards: ["R5", "G4"], value: 9, owed_by: [0, 2] };
  const deal = { ...DEAL, centre: [{ cards: ["G9"], value: 9 }, build] } as FishingDeal;
  expect(dueBuild(deal, 2)).toBe(build);
  expect(dueBuild(deal, 1)).toBeUndefined();
  expect(dueBuild(deal, null)).toBeUndefined();
  expect(dueBuild({ ...deal, legal: ["trail R9"] }, 2)).toBeUndefined();
  expect(dueWords(build)).toBe(
    "You built on your last turn: take that build of 9, or raise it if you can.",
  );
});

test("a tap on a pile selects a choice with it, then one without", () => {
  const build = { cards: ["R5", "G4"], value: 9 };
  const first = nextChoice(CHOICES, CHOICES[0], build);
  expect(first?.move).toBe("take R9 [R5+G4]");
  expect(nextChoice(CHOICES, first, build)?.move).toBe("take R9 G9 B5+Y4");
  expect(nextChoice(CHOICES, CHOICES[0], { cards: ["B1"], value: 1 })).toBe(CHOICES[0]);
});

test("a pile in words", () => {
  expect(pileWords({ cards: ["R5"], value: 5 })).toBe("red 5");
  expect(pileWords({ cards: ["R5", "G4"], value: 9 })).toBe("build of 9: red 5 and green 4");
});

test("a choice is told whole, and in few words", () => {
  expect(CHOICES.map(choiceWords)).toEqual([
    "Take green 9; black 5 plus yellow 4",
    "Take the build of red 5 and green 4",
    "Take green 9",
    "Lay it on yellow 4",
    "Red 9",
  ]);
  expect(CHOICES.map(shortWords)).toEqual([
    "Take 3 cards and 1 five",
    "Take 2 cards",
    "Take 1 card",
    "Build 13",
    "Trail it",
  ]);
});
