import { describe, expect, test } from "vitest";
import type { SheetRow, SheetView, TableView } from "../../lib/protocol";
import { isGoodFor, sideResults, standings } from "./sides";

const seats = ["Ann", "Ben", "Cleo", "Dan"].map((name) => ({ name, kind: "person" }));
const table = { seats, you: 2 } as unknown as TableView;
const ROW: SheetRow = {
  deal: 1,
  dealer: 3,
  bidder: 1,
  partners: [3],
  bid: "85",
  trump: "red",
  took: 30,
  made: false,
  points: [90, -85, 90, -85],
  totals: [90, -85, 90, -85],
  told: "",
  sides: [
    { seats: [1, 3], sources: { counters: 30, nest: 0, "most tricks": 0 }, points: -85 },
    { seats: [0, 2], sources: { counters: 60, nest: 10, "most tricks": 20 }, points: 90 },
  ],
};

describe("the sides of a scored deal", () => {
  test("are listed once each, the reader's first and in the reader's name", () => {
    const [ours, theirs] = sideResults(ROW, table);
    expect(ours).toMatchObject({ names: "You and Ann", isYours: true, points: 90 });
    expect(theirs).toMatchObject({ names: "Ben and Dan", isYours: false, points: -85 });
  });

  test("name their sources, without those that brought nothing", () => {
    const [ours, theirs] = sideResults(ROW, table);
    expect(ours!.sources).toEqual([
      ["counters", 60],
      ["nest", 10],
      ["most tricks", 20],
    ]);
    expect(theirs!.sources).toEqual([["counters", 30]]);
  });

  test("have one total if their seats have the same, else one for each seat", () => {
    expect(sideResults(ROW, table)[0]!.totals).toEqual([{ name: "You", before: 0, total: 90 }]);
    const five = { ...ROW, totals: [100, -85, 90, -85] };
    expect(sideResults(five, table, [10, 0, 0, 0])[0]!.totals).toEqual([
      { name: "You", before: 0, total: 90 },
      { name: "Ann", before: 10, total: 100 },
    ]);
  });
});

test("a deal is good for the reader whose side made its bid, or set the others", () => {
  expect(isGoodFor(ROW, table)).toBe(true);
  expect(isGoodFor({ ...ROW, made: true }, table)).toBe(false);
  expect(isGoodFor({ ...ROW, made: true }, { ...table, you: 3 })).toBe(true);
  expect(isGoodFor(ROW, { ...table, you: null })).toBe(null);
});

describe("the standings of a match", () => {
  const sheet = {
    rows: [],
    totals: [10, 300, 10, 300],
    target: 300,
    ending: "",
    moment: null,
    winners: [1, 3],
  } as SheetView;

  test("list partners once, the winners first and the reader before a partner", () => {
    expect(standings(sheet, { ...table, sides: [0, 1, 0, 1] })).toEqual([
      [1, 3],
      [2, 0],
    ]);
  });
});
