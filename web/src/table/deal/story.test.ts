import { expect, test } from "vitest";
import { biddingBySeat, trickBySeat } from "./story";

test("the bidding is listed seat by seat, with the highest bid marked", () => {
  const auction = [
    { seat: 2, call: "70" },
    { seat: 0, call: "75" },
    { seat: 1, call: "pass" },
    { seat: 2, call: "pass" },
  ];
  expect(biddingBySeat(auction)).toEqual([
    {
      seat: 2,
      calls: [
        { words: "70", isHighest: false },
        { words: "pass", isHighest: false },
      ],
    },
    { seat: 0, calls: [{ words: "75", isHighest: true }] },
    { seat: 1, calls: [{ words: "pass", isHighest: false }] },
  ]);
  expect(biddingBySeat([])).toEqual([]);
});

test("a trick is listed from its leader on", () => {
  const trick = { leader: 2, cards: ["G5", "G7", "B2"], winner: 0, points: 5, winning: null };
  expect(trickBySeat(trick, 3)).toEqual([
    { seat: 2, card: "G5", isWinner: false },
    { seat: 0, card: "G7", isWinner: true },
    { seat: 1, card: "B2", isWinner: false },
  ]);
  expect(trickBySeat(null, 3)).toEqual([]);
});
