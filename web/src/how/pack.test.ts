import { expect, test } from "vitest";
import { countingCards, suitDown } from "./pack";

function rookPack(...ranks: string[]): string[] {
  return [..."BGRY"].flatMap((colour) => ranks.map((rank) => colour + rank));
}

test("each rank that counts is drawn once, suits in turn, from the lowest", () => {
  const ranks = ["5", "10", "14", "1"];
  const pack = [...rookPack("1", "5", "10", "14"), "Rook"];
  const counters = { "1": 15, "5": 5, "10": 10, "14": 10, Rook: 20 };
  expect(countingCards({ pack, ranks, counters })).toEqual(["B5", "G10", "R14", "Y1", "Rook"]);
});

test("a single card with points of its own is drawn, and one without points is not", () => {
  const ranks = ["5", "10", "1"];
  const counters = { "5": 5, "10": 10, B5: 0, R1: 30 };
  const pack = [...rookPack("5", "10"), "R1"];
  expect(countingCards({ pack, ranks, counters })).toEqual(["G5", "G10", "R1"]);
});

test("a suit goes down from its highest card, the rook in its place", () => {
  const pack = [...rookPack("1", "5", "14"), "Rook"];
  expect(suitDown(pack, ["5", "14", "1"], 0)).toEqual(["B1", "B14", "B5"]);
  expect(suitDown(pack, ["Rook", "5", "14", "1"], 2)).toEqual(["R1", "R14", "R5", "Rook"]);
  expect(suitDown(pack, [], 0)).toEqual([]);
});
