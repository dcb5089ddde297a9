import { afterEach, expect, test, vi } from "vitest";
import type { SheetRow, SheetView } from "../lib/protocol";
import { chartLabel, chartText, chartLines, span, spread } from "./scoreChart";

afterEach(() => {
  vi.doUnmock("../lang/language");
  vi.resetModules();
});

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
  moment: null,
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
    "The race to 300 after 2 deals: Ada and Cleo 140; Ann and Ben −70.",
  );
});

test("labels keep their distance and stay inside", () => {
  expect(spread([10, 12, 95], 10, 0, 100)).toEqual([10, 20, 95]);
  expect(spread([95, 99], 10, 0, 100)).toEqual([90, 100]);
});

test("each name in a label runs by its own letters, and the label as the page", async () => {
  expect(chartLabel(["علی", "Ali ۱۲3"], -70, 40)).toBe(
    "\u2066\u2068علی\u2069 and \u2068Ali ۱۲3\u2069 −70\u2069",
  );
  vi.resetModules();
  vi.doMock("../lang/language", () => ({ language: "fa", locale: "fa" }));
  const persian = await import("./scoreChart");
  expect(persian.chartLabel(["Ann"], 5, 40)).toBe("\u2067\u2068Ann\u2069 ۵\u2069");
});

test("a label too long ends with an ellipsis within the name that it cuts", () => {
  expect(chartLabel(["علی‌رضا محمدی"], 120, 12)).toBe("\u2066\u2068علی‌رضا…\u2069 120\u2069");
  expect(chartLabel(["Ann", "Ben"], 120, 10)).toBe("\u2066\u2068Ann\u2069 a… 120\u2069");
  expect(chartLabel(["Ann"], -1200, 3)).toBe("\u2066… −1200\u2069");
});
