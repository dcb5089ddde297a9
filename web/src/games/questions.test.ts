import { expect, test } from "vitest";
import { answersIn, confirm, isConfirmed, queryOf } from "./questions";

test("answers are kept in the address", () => {
  const answers = { players: "4", rook: "10.5", minimum_bid: "55", rules: "hold=true" };
  expect(answersIn(queryOf(answers))).toEqual(answers);
  expect(queryOf({})).toBe("");
});

test("what no question offers is left out", () => {
  expect(answersIn("?players=9&ones=high&nonsense=1&target=")).toEqual({ ones: "high" });
});

test("a confirmed sentence becomes an answer or a house rule, and can be taken back", () => {
  const lowest = { option: "minimum_bid", value: 65, told: "", sentence: "" };
  const hold = { option: "hold", value: true, told: "", sentence: "" };
  const denied = { ...hold, value: false };
  const answers = [lowest, denied, hold].reduce((all, it) => confirm(all, it, true), {});
  expect(answers).toEqual({ minimum_bid: "65", rules: "hold=true" });
  expect([lowest, hold, denied].map((it) => isConfirmed(answers, it))).toEqual([true, true, false]);
  expect(confirm(answers, hold, false)).toEqual({ minimum_bid: "65" });
});
