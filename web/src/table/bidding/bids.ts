// Bids and other calls in words.

import { say, shown } from "../../lang/say";

/** A call of the bidding in words: "85", "the sun", "passed", "held". */
export function callWords(call: string): string {
  if (call === "pass") return say.passed;
  return call === "stay" ? say.stayed : bidWords(call);
}

/** The index of the highest bid among the calls of an auction; -1 without a bid. */
export function highestOf(calls: { call: string }[]): number {
  return calls.findLastIndex(({ call }) => call !== "pass" && call !== "stay");
}

/** A bid in words: "85", "the sun". */
export function bidWords(bid: string): string {
  return bid === "sun" ? say.theSun : String(shown(Number(bid)));
}
