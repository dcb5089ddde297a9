import { describe, expect, test } from "vitest";
import type { AnyDeal, FishingDeal, TrickDeal } from "../lib/protocol";
import { asked, withMove } from "./shownMove";

const TRICK = {
  kind: "tricks",
  phase: "play",
  actors: [1],
  legal: ["play R5", "play R7"],
  hand: ["R5", "R7", "G1"],
  trick: { leader: 3, cards: ["R9"], winner: null, points: 0, winning: null },
  to_bury: 0,
} as unknown as TrickDeal;

const CENTRE = {
  kind: "fishing",
  phase: "play",
  turn: 0,
  actors: [0],
  legal: ["trail R5"],
  brings: [""],
  hand: ["R5", "G2"],
  centre: [{ cards: ["B9"], value: 9 }],
} as unknown as FishingDeal;

describe("a move shown on the table of a puzzle", () => {
  test("a card goes from the hand to the trick, and nothing more is asked", () => {
    const after = withMove(TRICK, "play R5", 1) as TrickDeal;
    expect(after.trick).toMatchObject({ leader: 3, cards: ["R9", "R5"] });
    expect(after.hand).toEqual(["R7", "G1"]);
    expect(after.legal).toEqual([]);
    expect(after.actors).toEqual([]);
    expect(TRICK.hand).toHaveLength(3);
  });

  test("a lead begins a trick of the seat", () => {
    for (const trick of [null, { ...TRICK.trick!, cards: [] }]) {
      const after = withMove({ ...TRICK, trick }, "play G1", 1) as TrickDeal;
      expect(after.trick).toMatchObject({ leader: 1, cards: ["G1"] });
    }
  });

  test("a trailed card lies in the centre; a capture is left to the imagination", () => {
    const trailed = withMove(CENTRE, "trail R5", 0) as FishingDeal;
    expect(trailed.centre.map(({ cards }) => cards)).toEqual([["B9"], ["R5"]]);
    expect(trailed.turn).toBeNull();
    const taken = withMove(CENTRE, "take G9 B9", 0) as FishingDeal;
    expect(taken.centre).toEqual(CENTRE.centre);
    expect(taken.hand).toEqual(CENTRE.hand);
  });

  test("a call changes no cards", () => {
    const bidding = { ...TRICK, phase: "bid", legal: ["bid 70", "pass"] };
    expect((withMove(bidding, "bid 70", 1) as TrickDeal).hand).toEqual(TRICK.hand);
  });

  test("a burial asks for one card", () => {
    const burying: AnyDeal = { ...TRICK, phase: "bury", to_bury: 4 };
    expect(asked(burying)).toMatchObject({ to_bury: 1 });
    expect(asked(TRICK)).toBe(TRICK);
  });
});
