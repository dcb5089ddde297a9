import { describe, expect, test } from "vitest";
import type { AnyDeal, Happened } from "../../lib/protocol";
import { actionText, lastActions, lastTurn, suitLed } from "./lastActions";

const moved = (version: number, seat: number, move: string): Happened => ({
  version,
  what: "moved",
  seat,
  move,
});

test.each([
  ["bid 70", "bids 70"],
  ["trump low", "names lo-no"],
  ["take R9 G9 B5+Y4", "takes 3"],
  ["trail R7", "trails red 7"],
  ["bury ?", "buries"],
])("%s reads “%s”", (move, text) => {
  expect(actionText(move)).toBe(text);
});

describe("the last actions", () => {
  const bidding = { kind: "tricks", phase: "bid", hand_sizes: [13, 13] } as unknown as AnyDeal;

  test("are those of this deal", () => {
    const log = [moved(1, 0, "bid 70"), { version: 2, what: "dealt" }, moved(3, 1, "pass")];
    expect(lastActions(log, bidding)).toEqual(["", "passes"]);
  });

  test("are the latest", () => {
    const log = [moved(1, 0, "bid 70"), moved(2, 1, "bid 75"), moved(3, 0, "pass")];
    expect(lastActions(log, bidding)).toEqual(["passes", "bids 75"]);
  });

  test("are not those taken back", () => {
    const undone = { version: 3, what: "undone", seat: 1, moves: 2 };
    const log = [moved(1, 0, "bid 70"), moved(2, 1, "bid 75"), moved(3, 0, "pass"), undone];
    expect(lastActions(log, bidding)).toEqual(["bids 70", ""]);
  });

  test("are empty during a trick, where only the suit led is shown", () => {
    const trick = { leader: 1, cards: ["G5"], winner: null, points: 0 };
    const playing = { ...bidding, phase: "play", trick } as AnyDeal;
    expect(lastActions([moved(1, 0, "bid 70")], playing)).toEqual(["", ""]);
    expect([0, 1].map((seat) => suitLed(seat, playing))).toEqual(["", "green"]);
    expect(suitLed(0, bidding)).toBe("");
  });
});

test("the last turn of Tuxedo, until the next deal", () => {
  const log = [moved(1, 0, "trail R7"), moved(2, 1, "take G7 R7")];
  expect(lastTurn([])).toBe(null);
  expect(lastTurn([...log, moved(3, 2, "orange")])?.seat).toBe(1);
  expect(lastTurn([...log, { version: 3, what: "dealt" }])).toBe(null);
});
