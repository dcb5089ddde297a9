// What the panels for trump and partner preselect.

import { parse, sortHand } from "../../lib/cards";

/** The suit among `suits` of which the hand holds the most cards. */
export function longestSuit(hand: string[], suits: string[]): string {
  const held = (suit: string) => hand.filter((card) => parse(card).suit === suit).length;
  return [...suits].sort((one, other) => held(other) - held(one))[0] ?? "";
}

/**
 * The card preselected to call a partner: the highest missing trump. Without a trump suit it is the
 * rook or, where the rook cannot be called, the highest card. `ranks` is the game's order of ranks.
 */
export function usualCall(
  cards: string[],
  trump: string | null,
  ranks: readonly string[] = [],
): string {
  const trumps = cards.filter((card) => parse(card).suit === trump);
  if (!trumps.length && cards.includes("Rook")) return "Rook";
  const among = trumps.length ? trumps : cards;
  return sortHand(among, "rank", null, ranks)[0] ?? "";
}
