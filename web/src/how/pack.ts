// The cards of a game, in pictures and in words, from the catalogue.

import { say } from "../lang/say";
import { cardName, listed, parse, rankText, suitName } from "../lib/cards";
import type { GameDescribed } from "../lib/protocol";

type Cards = Pick<GameDescribed, "pack" | "ranks" | "counters">;

/** The pack in words: "57 cards: 1 to 14 in black, green, red and yellow, and the rook." */
export function packTold({ pack, ranks }: Pick<Cards, "pack" | "ranks">): string {
  const suits = suitsOf(pack);
  const common = ranks.filter((rank) => suits.every((suit) => pack.includes(suit + rank)));
  const others = pack.filter((card) => !common.includes(rankText(card)));
  const told = {
    count: pack.length,
    ranks: rangeTold(common),
    suits: listed(suits.map((suit) => suitName(parse(suit + ranks[0]).suit))),
  };
  if (!others.length) return say.howPack(told);
  return say.howPackAnd({ ...told, others: listed(others.map(cardName)) });
}

/** Ranks in words, in the order of the numbers: "5 to 14", or "2 to 10, J, Q, K and A". */
function rangeTold(ranks: readonly string[]): string {
  const numbers = ranks.filter((rank) => Number(rank)).map(Number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const isRange = numbers.length > 2 && most - least + 1 === numbers.length;
  const told = isRange
    ? [say.howRanks({ least: String(least), most: String(most) })]
    : numbers.sort((a, b) => a - b).map(String);
  return listed([...told, ...ranks.filter((rank) => !Number(rank))]);
}

/** A card for everything that counts: ranks from the lowest, suits in turn, the rook last. */
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
 * that is always trump stands only in that place, not in its place of the suit, too.
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
