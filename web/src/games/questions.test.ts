import { expect, test } from "vitest";
import { answersIn, queryOf } from "./questions";

test("answers are kept in the address", () => {
  const answers = { players: "4", rook: "10.5", calls: "false" };
  expect(answersIn(queryOf(answers))).toEqual(answers);
  expect(queryOf({})).toBe("");
});

test("what no question offers is left out", () => {
  expect(answersIn("?players=9&ones=high&nonsense=1&target=")).toEqual({ ones: "high" });
});
