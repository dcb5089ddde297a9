// What a panel preselects, and what is gathered before it is sent.

import { parse } from "../../lib/cards";

/** Choose a card, or take it back; one too many puts back the one chosen first. */
export function toggled(chosen: string[], card: string, most: number): string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen, card].slice(-Math.max(1, most));
}

/** What the legal moves of some verb name: of `trump red`, `trump low` the words red and low. */
export function wordsOf(legal: string[], verb: string): string[] {
  const start = `${verb} `;
  return legal.filter((move) => move.startsWith(start)).map((move) => move.slice(start.length));
}

/** The cards that the legal moves of some verb name: `bury R1`, `play G14`. */
export function cardsOf(legal: string[], verb: string): Set<string> {
  return new Set(wordsOf(legal, verb));
}

/** The suit that the hand has most of, among some. */
export function longestSuit(hand: string[], suits: string[]): string {
  const held = (suit: string) => hand.filter((card) => parse(card).suit === suit).length;
  return [...suits].sort((one, other) => held(other) - held(one))[0] ?? "";
}

/** The card most often called: the best trump that is missing, else the best of all. */
export function usualCall(cards: string[], trump: string | null): string {
  const isSuit = cards.some((card) => parse(card).suit === trump);
  const best = (one: string, other: string) => parse(other).rank - parse(one).rank;
  if (!isSuit && cards.includes("Rook")) return "Rook";
  const among = isSuit ? cards.filter((card) => parse(card).suit === trump) : cards;
  return [...among].sort(best)[0] ?? "";
}
