import { expect, test } from "vitest";
import { celebrations } from "./celebrations";

test("oranges called and sweeps made are celebrated once", () => {
  const happened = [
    { version: 4, what: "moved", seat: 1, move: "take R9 G9", told: ["A little sweep: 5 points."] },
    { version: 5, what: "moved", seat: 2, move: "orange", told: ["You call orange! Ten points."] },
    { version: 6, what: "moved", seat: 3, move: "take B4 G4", told: ["A big sweep: 10 points."] },
    { version: 7, what: "moved", seat: 0, move: "trail R1", told: ["Ann trails red 1."] },
  ];
  expect(celebrations(happened, 4)).toEqual([
    { version: 5, what: "orange", seat: 2 },
    { version: 6, what: "big sweep", seat: 3 },
  ]);
  expect(celebrations(happened, 3)).toHaveLength(3);
  expect(celebrations(happened, 7)).toEqual([]);
});
