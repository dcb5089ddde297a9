import { expect, test } from "vitest";
import { dealsIn, firstPlay } from "./records";

test("the deals of a record are found, and only of a record", () => {
  const record = { format: "rookery-match/1", deals: [{ moves: ["1 bid 70", "0 play R5"] }, {}] };
  expect(dealsIn(JSON.stringify(record))).toEqual([
    { moves: ["1 bid 70", "0 play R5"] },
    { moves: [] },
  ]);
  for (const other of ["", "dixie seats=4; …", '{"hands": []}', '{"deals": 3}', "null"])
    expect(dealsIn(other)).toBeNull();
});

test("the first card played is where a record is shown", () => {
  expect(firstPlay({ moves: ["1 bid 70", "2 pass", "0 play R5", "1 play R6"] })).toBe(2);
  expect(firstPlay({ moves: ["0 take R9 G9"] })).toBe(0);
});
