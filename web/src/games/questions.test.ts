import { expect, test } from "vitest";
import { answersIn, optionsTold, queryOf } from "./questions";

test("answers are kept in the address", () => {
  const answers = { players: "4", rook: "10.5", calls: "false" };
  expect(answersIn(queryOf(answers))).toEqual(answers);
  expect(queryOf({})).toBe("");
});

test("what no question offers is left out", () => {
  expect(answersIn("?players=9&ones=high&nonsense=1&target=")).toEqual({ ones: "high" });
});

test("options that are set are told in words", () => {
  expect(optionsTold({ seats: 6, minimum_bid: 80, target: 300, rook_rank: "10.5" })).toEqual([
    "6 players",
    "bids from 80",
    "300 points to win",
    "the Rook is between the 10 and the 11",
  ]);
});
