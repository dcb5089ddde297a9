// A puzzle's table after the move that was made: for the eye only, as the page holds no rules.

import type { AnyDeal } from "../lib/protocol";

/** The deal with a seat's move shown where that is plain to see: its card played or buried. */
export function withMove(deal: AnyDeal, move: string, seat: number): AnyDeal {
  const [verb = "", card] = move.split(" ");
  const isGone = ["play", "bury", "trail"].includes(verb);
  const hand = isGone ? deal.hand.filter((other) => other !== card) : deal.hand;
  const still = { legal: [], actors: [], hand };
  if (deal.kind === "fishing") {
    const centre =
      verb === "trail" && card ? [...deal.centre, { cards: [card], value: 0 }] : deal.centre;
    return { ...deal, ...still, brings: [], turn: null, centre };
  }
  if (verb !== "play" || !card) return { ...deal, ...still };
  const { trick } = deal;
  const before = trick?.cards ?? [];
  const leader = trick && before.length ? trick.leader : seat;
  const on = { ...trick, leader, cards: [...before, card], winner: null, winning: null, points: 0 };
  return { ...deal, ...still, trick: on };
}

/** The deal as a puzzle asks about it: a burial is of one card. */
export function asked(deal: AnyDeal): AnyDeal {
  return deal.kind === "tricks" && deal.phase === "bury" ? { ...deal, to_bury: 1 } : deal;
}
