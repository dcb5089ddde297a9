import { describe, expect, test } from "vitest";
import type { AnyDeal, SeatView, TableView } from "../../lib/protocol";
import { areasOf, isBot, roundOf, sidesOf } from "./seating";

const table = (seats: number, sides: number[] | null = null) =>
  ({ sides, seats: Array.from({ length: seats }, () => ({})) }) as unknown as TableView;

describe("places", () => {
  test("the next seat is on the left, the one before on the right", () => {
    expect(roundOf(4, 0)).toEqual({ left: [1], top: [2], right: [3] });
    expect(roundOf(4, 3)).toEqual({ left: [0], top: [1], right: [2] });
    expect(roundOf(6, 2)).toEqual({ left: [3], top: [4, 5, 0], right: [1] });
    expect(roundOf(2, 1)).toEqual({ left: [], top: [0], right: [] });
  });

  test.each([2, 3, 4, 5, 6])("no two of %i seats share a place", (seats) => {
    for (let bottom = 0; bottom < seats; bottom++) {
      const areas = areasOf(seats, bottom);
      expect(new Set(areas.map(({ wide }) => wide)).size).toBe(seats);
      expect(new Set(areas.map(({ narrow }) => narrow)).size).toBe(seats);
      expect(areas[bottom]).toEqual({ wide: "3 / 2 / 4 / 8", narrow: "4 / 1 / 5 / -1" });
    }
  });
});

describe("sides", () => {
  const deal = {
    kind: "tricks",
    bidder: 2,
    partners: [],
    all_called: ["R1"],
  } as unknown as AnyDeal;

  test("are known from the start if they are fixed", () => {
    expect(sidesOf(table(4, [0, 1, 0, 1]), null)).toEqual([0, 1, 0, 1]);
    expect(sidesOf(table(4, [0, 1, 0, 1]), deal)).toEqual([0, 1, 0, 1]);
  });

  test("with a called partner are known once the partner is", () => {
    expect(sidesOf(table(5), deal)).toBeNull();
    expect(sidesOf(table(5), { ...deal, partners: [4] } as AnyDeal)).toEqual([1, 1, 0, 1, 0]);
  });

  test("with two called partners are known once both are", () => {
    const called = { ...deal, all_called: ["R1", "G1"], partners: [4] } as AnyDeal;
    expect(sidesOf(table(6), called)).toBeNull();
    expect(sidesOf(table(6), { ...called, partners: [3, 4] } as AnyDeal)).toEqual([
      1, 1, 0, 0, 0, 1,
    ]);
  });
});

test("a guest's bot counts as a bot, and a person with a stand-in does not", () => {
  const seat = (more: Partial<SeatView>): SeatView => ({ name: "Robin", kind: "person", ...more });
  expect(isBot(seat({ kind: "bot", level: "steady" }))).toBe(true);
  expect(isBot(seat({ is_bot: true }))).toBe(true);
  expect(isBot(seat({ is_stood_in: true }))).toBe(false);
  expect(isBot(seat({ kind: "open", name: "" }))).toBe(false);
});
