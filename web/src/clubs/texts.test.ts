import { expect, test } from "vitest";
import type { EveningPlan } from "../lib/protocol";
import { figureText, formatName, headingName, planTold } from "./texts";

test("a plan is told in rounds, or by the round, and with its minutes if there is a clock", () => {
  const told = (rounds: number, boards: number, minutes: number) =>
    planTold({ rounds, boards, minutes } as EveningPlan);
  expect(told(5, 4, 0)).toBe("5 rounds of 4 deals");
  expect(told(1, 1, 20)).toBe("1 round of 1 deal, 20 minutes each");
  expect(told(0, 4, 20)).toBe("4 deals per round, 20 minutes each");
});

test("what this page does not know is named as the server does", () => {
  expect([formatName("swiss"), headingName("net")]).toEqual(["Swiss", "Net points"]);
  expect([formatName("ladder"), headingName("luck")]).toEqual(["ladder", "luck"]);
});

test("figures keep their digits, and have a true minus", () => {
  expect(["66.0", "+8.3", "-8.3", "0", "–"].map(figureText)).toEqual([
    "66.0",
    "+8.3",
    "−8.3",
    "0",
    "–",
  ]);
});
