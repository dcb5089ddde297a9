// The cards of a game, for its pictures.

import { rankText } from "../lib/cards";
import type { GameDescribed } from "../lib/protocol";

type Cards = Pick<GameDescribed, "pack" | "ranks" | "counters">;

/** One card of each counting rank, from the lowest, with suits in turn; the rook comes last. */
export function countingCards({ pack, ranks, counters }: Cards): string[] {
  const suits = suitsOf(pack);
  const cards: string[] = [];
  for (const rank of ranks) {
    const singles = pack.filter((card) => card in counters && rankText(card) === rank);
    if (counters[rank]) {
      const turned = suits.map((_, at) => suits[(cards.length + at) % suits.length] + rank);
      cards.push(
        ...turned.filter((card) => pack.includes(card) && !singles.includes(card)).slice(0, 1),
      );
    }
    cards.push(...singles.filter((card) => card !== "Rook" && counters[card]));
  }
  return counters["Rook"] ? [...cards, "Rook"] : cards;
}

/**
 * A whole suit from its highest card down; if the ranks include the rook, as the trump suit. A card
 * that is always trump stands once, among the trumps, and not also at its rank in the suit.
 */
export function suitDown(
  pack: readonly string[],
  ranks: readonly string[],
  suit: number,
): string[] {
  const letter = suitsOf(pack)[suit] ?? "";
  const cards = ranks.map((rank) => (rank === "Rook" ? rank : letter + rank));
  return [...new Set(cards.filter((card) => pack.includes(card)).reverse())];
}

/** The letters of the suits, in the order of the pack. */
function suitsOf(pack: readonly string[]): string[] {
  return [...new Set(pack.filter((card) => card !== "Rook").map((card) => card.slice(0, 1)))];
}
