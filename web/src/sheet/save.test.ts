import { expect, test } from "vitest";
import type { SheetView } from "../lib/protocol";
import { csv } from "./save";

const sheet: SheetView = {
  rows: [
    {
      deal: 1,
      dealer: 0,
      bidder: 1,
      partners: [3],
      bid: "80",
      trump: "yellow",
      took: 75,
      made: false,
      points: [45, -80],
      totals: [45, -80],
      told: "",
      sides: [],
    },
  ],
  totals: [45, -80],
  target: 300,
  winners: [],
  ending: "First to 300 wins",
  moment: null,
};

test("one line per deal", () => {
  expect(csv(sheet, ["Ann", "Ben"]).split("\r\n")).toEqual([
    "deal,dealer,bidder,partners,bid,trump,took,made,Ann,Ann total,Ben,Ben total",
    "1,Ann,Ben,,80,yellow,75,set,45,45,-80,-80",
    "",
  ]);
});

test("a name is never a formula, and its commas are quoted", () => {
  const lines = csv(sheet, ['=1+1,"x"', "Ben"]).split("\r\n");
  expect(lines[0]).toContain(`"'=1+1,""x"""`);
});
