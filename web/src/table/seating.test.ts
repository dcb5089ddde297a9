import { describe, expect, test } from "vitest";
import type { AnyDeal, TableView } from "../lib/protocol";
import { directionOf, placesOf, sidesOf, trickPlace } from "./seating";

const table = (game: string, seats: number) =>
  ({ game, seats: Array.from({ length: seats }, () => ({})) }) as unknown as TableView;

describe("places", () => {
  test.each([2, 3, 4, 5, 6])("one's own seat of %i is at the bottom, wherever it is", (seats) => {
    for (let you = 0; you < seats; you++) {
      expect(placesOf(seats, you)[you]).toEqual({ x: 50, y: 100 });
      expect(placesOf(seats, you, true)[you]).toEqual({ x: 50, y: 100 });
    }
  });

  test("the next seat is on the left", () => {
    expect(directionOf(1, 4, 0).x).toBe(-1);
    expect(directionOf(0, 4, 3).x).toBe(-1);
    expect(directionOf(3, 4, 0).x).toBe(1);
  });

  test("the cards of a trick lie at equal distance from the middle", () => {
    for (const seat of [0, 1, 2, 3, 4]) {
      const { x, y } = trickPlace(seat, 5, 2);
      expect(Math.hypot(x, y)).toBeCloseTo(1);
    }
  });
});

describe("sides", () => {
  test("of a partnership are known from the start", () => {
    expect(sidesOf(table("dixie", 4), null)).toEqual([0, 1, 0, 1]);
  });

  test("of a called partner once it is known", () => {
    const deal = { kind: "tricks", bidder: 2, partner: null } as unknown as AnyDeal;
    expect(sidesOf(table("five", 5), deal)).toBeNull();
    expect(sidesOf(table("five", 5), { ...deal, partner: 4 } as AnyDeal)).toEqual([1, 1, 0, 1, 0]);
  });

  test("there are none where each plays alone", () => {
    expect(sidesOf(table("tuxedo", 3), null)).toBeNull();
  });
});
