import { describe, expect, test } from "vitest";
import type { AnyDeal, TableView, TrickDeal } from "../../lib/protocol";
import { contractWords, highestBid, progressOf, takenSoFar, totalOf } from "./facts";

const table = {
  sides: [0, 1, 0, 1],
  you: 0,
  seats: [{ name: "Ann" }, { name: "Ben" }, { name: "Cleo" }, { name: "Dan" }],
} as TableView;
const deal = (fields: object) =>
  ({ kind: "tricks", phase: "bid", bidder: null, bid: null, ...fields }) as unknown as TrickDeal;

describe("the contract", () => {
  test.each([
    [deal({}), "No bid yet"],
    [deal({ bidder: 0, bid: "80" }), "You have the bid at 80"],
    [deal({ bidder: 1, bid: "80" }), "Ben has the bid at 80"],
    [deal({ phase: "play", bidder: 1, bid: "sun" }), "Ben bid the sun"],
  ])("%#: %s", (of, words) => {
    expect(contractWords(of, table)).toBe(words);
  });

  test("is preceded by the highest bid, empty before the first", () => {
    expect(highestBid(deal({ bidder: 1, bid: "80" }), table)).toEqual({
      name: "Ben",
      you: false,
      bid: "80",
    });
    expect(highestBid(deal({}), table)).toBeNull();
  });
});

describe("the points so far", () => {
  const won = deal({ points_won: [5, 10, 15, 0] });

  test("are by side, one's own first", () => {
    expect(takenSoFar(won, table)).toEqual([
      { who: "Your side", points: 20 },
      { who: "Their side", points: 10 },
    ]);
  });

  test("are by seat alone without partnerships", () => {
    expect(takenSoFar(won, { ...table, sides: null })).toEqual([]);
  });

  test("name both players of a side for spectators", () => {
    expect(takenSoFar(won, { ...table, you: null })[0]).toEqual({
      who: "Ann and Cleo",
      points: 20,
    });
  });
});

test("the bidding side's progress is what is known of it", () => {
  const played = { phase: "play", bidder: 1, bid: "80", partners: [], all_called: ["R1"] };
  const playing = deal({ ...played, points_won: [5, 10, 15, 20] });
  expect(progressOf(playing, table)).toEqual({ has: 30, bid: 80 });
  expect(progressOf(playing, { ...table, sides: null })).toEqual({ has: 10, bid: 80 });
  expect(progressOf({ ...playing, bid: "sun" }, table)).toBeNull();
});

describe("a total in the match", () => {
  const fishing = (phase: string, hauls: object[]) =>
    ({ kind: "fishing", phase, hauls }) as unknown as AnyDeal;

  test("is that of the score sheet", () => {
    expect(totalOf(deal({}), [0, 40], 1)).toBe(40);
    expect(totalOf(null, undefined, 1)).toBeNull();
    expect(totalOf(fishing("play", [{}, {}]), [0, 40], 1)).toBe(40);
  });

  test("goes up within a deal where the match can be won at once", () => {
    expect(totalOf(fishing("play", [{ total: 0 }, { total: 55 }]), [0, 40], 1)).toBe(55);
    expect(totalOf(fishing("over", [{ total: 0 }, { total: 55 }]), [15, 70], 1)).toBe(70);
  });
});
