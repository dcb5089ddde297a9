// The places that play to a trick: those of the seats, and the dummy's after them in a game for two.

import type { TrickDeal, TrickOnTable } from "../../lib/protocol";

/** The number of hands that play to a trick. */
export function placesIn(deal: TrickDeal): number {
  return deal.hand_sizes.length + (deal.dummy === undefined ? 0 : 1);
}

/** The place that played each card of a trick, in order. */
export function playersOf(trick: TrickOnTable, places: number): number[] {
  const step = trick.step ?? 1;
  return trick.cards.map((_, at) => (trick.leader + places + step * at) % places);
}

/** The side of the table on which a dummy lies: at the dealer's right; null without a dummy. */
export function dummySide(dummy: number | undefined, isDealer: boolean): "left" | "right" | null {
  if (dummy === undefined) return null;
  return isDealer ? "right" : "left";
}
