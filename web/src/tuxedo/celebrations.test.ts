import { expect, test } from "vitest";
import { celebrations, sweptBy } from "./celebrations";

const haul = (big_sweeps: number, little_sweeps: number) => ({
  cards: 0,
  fives: 0,
  big_sweeps,
  little_sweeps,
  oranges: 0,
});

test("a sweep is seen by what everyone has won", () => {
  const before = [haul(1, 0), haul(0, 1), haul(2, 2)];
  const now = [haul(2, 0), haul(0, 2), haul(2, 2)];
  expect([...sweptBy(before, now)]).toEqual([
    [0, "big sweep"],
    [1, "little sweep"],
  ]);
  expect([...sweptBy([], [haul(0, 1)])]).toEqual([[0, "little sweep"]]);
});

test("oranges called and sweeps made are celebrated once", () => {
  const happened = [
    { version: 4, what: "moved", seat: 1, move: "take R9 G9" },
    { version: 5, what: "moved", seat: 2, move: "orange" },
    { version: 6, what: "moved", seat: 3, move: "take B4 G4" },
    { version: 7, what: "moved", seat: 0, move: "trail R1" },
  ];
  const swept = new Map([[3, "big sweep"] as const]);
  expect(celebrations(happened, 4, swept)).toEqual([
    { version: 5, what: "orange", seat: 2 },
    { version: 6, what: "big sweep", seat: 3 },
  ]);
  expect(celebrations(happened, 3, new Map([...swept, [1, "little sweep"]]))).toHaveLength(3);
  expect(celebrations(happened, 7, swept)).toEqual([]);
});
