import { expect, test } from "vitest";
import { countingCards, packTold, suitDown } from "./pack";

function rookPack(...ranks: string[]): string[] {
  return [..."BGRY"].flatMap((colour) => ranks.map((rank) => colour + rank));
}

test("a pack is described in words", () => {
  const ranks = ["5", "6", "7"];
  const pack = [...rookPack(...ranks), "Rook"];
  expect(packTold({ pack, ranks })).toBe(
    "13 cards: 5 to 7 in black, green, red and yellow, and the rook.",
  );
  expect(packTold({ pack: ["B1", ...pack], ranks: [...ranks, "1"] })).toBe(
    "14 cards: 5 to 7 in black, green, red and yellow, and black 1 and the rook.",
  );
  const faces = { pack: ["S9", "S10", "SJ", "H9", "H10", "HJ"], ranks: ["9", "10", "J"] };
  expect(packTold(faces)).toBe("6 cards: 9, 10 and J in spades and hearts.");
});

test("a high 1 is named in the place of its number", () => {
  const ranks = ["2", "3", "4", "1"];
  expect(packTold({ pack: rookPack("1", "2", "3", "4"), ranks })).toContain("1 to 4 in black");
});

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
