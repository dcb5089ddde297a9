import { expect, test } from "vitest";
import type { SheetRow, SheetView } from "../lib/protocol";
import { chartText, chartLines, span, spread } from "./scoreChart";

function row(deal: number, totals: number[]): SheetRow {
  const nobody = { bidder: null, partners: [], bid: null, trump: null, took: null, made: null };
  return { deal, dealer: 0, ...nobody, points: totals, totals, told: "", sides: [] };
}

const sheet: SheetView = {
  rows: [row(1, [0, 120, 0, 120]), row(2, [-70, 140, -70, 140])],
  totals: [-70, 140, -70, 140],
  target: 300,
  winners: [],
  ending: "First to 300 wins",
};

test("partners share a line", () => {
  expect(chartLines(sheet)).toEqual([
    { seats: [0, 2], totals: [0, 0, -70] },
    { seats: [1, 3], totals: [0, 120, 140] },
  ]);
});

test("the span holds zero, the target and every total", () => {
  expect(span(sheet)).toEqual([-70, 300]);
});

test("the chart in a sentence", () => {
  expect(chartText(sheet, ["Ann", "Ada", "Ben", "Cleo"])).toBe(
    "The race to 300 after 2 deals: Ada and Cleo 140; Ann and Ben -70.",
  );
});

test("labels keep their distance and stay inside", () => {
  expect(spread([10, 12, 95], 10, 0, 100)).toEqual([10, 20, 95]);
  expect(spread([95, 99], 10, 0, 100)).toEqual([90, 100]);
});
