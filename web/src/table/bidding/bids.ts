// The legal bids sorted for the bid panel: the next few in front, higher ones behind "More".

import { say, shown } from "../../lang/say";

export interface Bids {
  /** The next amounts, the lowest first. */
  near: number[];
  /** The higher amounts, the lowest first. */
  far: number[];
  canShootSun: boolean;
  canPass: boolean;
  /** Whether the reader may hold: neither bid nor pass (FO-22). */
  canStay: boolean;
}

/** Sort the legal moves of the bidding; `near` is the number of amounts in front. */
export function bidsOf(legal: string[], near = 4): Bids {
  const amounts = legal
    .filter((move) => /^bid \d+$/.test(move))
    .map((move) => Number(move.slice(4)))
    .sort((one, other) => one - other);
  return {
    near: amounts.slice(0, near),
    far: amounts.slice(near),
    canShootSun: legal.includes("bid sun"),
    canPass: legal.includes("pass"),
    canStay: legal.includes("stay"),
  };
}

/** A call of the bidding in words: "85", "the sun", "passed", "held". */
export function callWords(call: string): string {
  if (call === "pass") return say.passed;
  return call === "stay" ? say.stayed : bidWords(call);
}

/** The place of the highest bid among the calls of an auction; -1 without a bid. */
export function highestOf(calls: { call: string }[]): number {
  return calls.findLastIndex(({ call }) => call !== "pass" && call !== "stay");
}

/** A bid in words: "85", "the sun". */
export function bidWords(bid: string): string {
  return bid === "sun" ? say.theSun : String(shown(Number(bid)));
}
