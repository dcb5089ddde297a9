import { expect, test } from "vitest";
import type { ReplayStep } from "../lib/protocol";
import { previousLandmark, landmarks, nextLandmark, numberOf } from "./moments";

function step(move: string | null, deal: object): ReplayStep {
  return { move, told: [], deal: deal as ReplayStep["deal"], hands: [], nest: [] };
}

const trick = (won: number[]) => ({ kind: "tricks", tricks_won: won });

test("full tricks are landmarks", () => {
  const steps = [
    step(null, trick([0, 0])),
    step("0 play R1", trick([0, 0])),
    step("0 play R2", trick([0, 1])),
    step("0 play R3", trick([0, 1])),
    step("0 play R4", trick([1, 1])),
    step("0 play R5", trick([1, 1])),
  ];
  expect(landmarks(steps)).toEqual([0, 2, 4, 5]);
});

test("captures are landmarks", () => {
  const fishing = { kind: "fishing" };
  const steps = [null, "0 trail R1", "1 take Y1 R1", "0 orange"].map((move) => step(move, fishing));
  expect(landmarks(steps)).toEqual([0, 2, 3]);
  expect(landmarks([])).toEqual([0]);
});

test("the next and the previous landmark", () => {
  expect([0, 1, 2, 5].map((ply) => nextLandmark([0, 2, 4, 5], ply))).toEqual([2, 2, 4, 5]);
  expect([0, 1, 2, 5].map((ply) => previousLandmark([0, 2, 4, 5], ply))).toEqual([0, 0, 0, 4]);
});

test("numbers from an address are limited to what exists", () => {
  expect(numberOf("7", 5, 1)).toBe(5);
  expect(numberOf("0", 5, 1)).toBe(1);
  expect(numberOf("x", 5)).toBe(0);
  expect(numberOf(undefined, 0, 1)).toBe(1);
});
