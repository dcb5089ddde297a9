/** Cards as the server writes them (`R5`, `HA`, `Rook`, `?`), read for showing, naming and sorting. */

import { language } from "../lang/language";
import type { Messages } from "../lang/messages";
import { say } from "../lang/say";

export type SuitName =
  | "black"
  | "green"
  | "red"
  | "yellow"
  | "spades"
  | "hearts"
  | "diamonds"
  | "clubs"
  | "rook"
  | "unknown";

export interface CardFace {
  text: string;
  suit: SuitName;
  /** 1 to 14; jack to ace are 11 to 14; the rook and an unknown card are 0. */
  rank: number;
  isRook: boolean;
  isUnknown: boolean;
}

export type HandOrder = "suit" | "suit-low" | "rank";

const COLOURS: Record<string, SuitName> = { B: "black", G: "green", R: "red", Y: "yellow" };
const POKER: Record<string, SuitName> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const COURT: Record<string, number> = { J: 11, Q: 12, K: 13, A: 14 };
const COURT_LETTERS = ["J", "Q", "K", "A"];

type Court = Parameters<Messages["courtName"]>[0]["rank"];
type Suit = Parameters<Messages["suitName"]>[0]["suit"];

const lists = new Intl.ListFormat(language.startsWith("en") ? "en-GB" : language);

/** Suits in the order of a hand: dark and bright ones alternate. */
const SUITS: SuitName[] = [
  "rook",
  "black",
  "red",
  "green",
  "yellow",
  "spades",
  "hearts",
  "clubs",
  "diamonds",
  "unknown",
];

/** Parse a card. A text that is not a card gives the unknown card. */
export function parse(text: string): CardFace {
  if (text === "Rook") return { text, suit: "rook", rank: 0, isRook: true, isUnknown: false };
  const letter = text.slice(0, 1);
  const rest = text.slice(1);
  const suit = COLOURS[letter] ?? POKER[letter];
  const rank = suit && (COURT[rest] ?? Number(rest));
  if (!suit || !rank || !Number.isInteger(rank)) {
    return { text, suit: "unknown", rank: 0, isRook: false, isUnknown: true };
  }
  return { text, suit, rank, isRook: false, isUnknown: false };
}

export function isPokerSuit(suit: string): boolean {
  return suit === "spades" || suit === "hearts" || suit === "diamonds" || suit === "clubs";
}

/** The sum of the numbers of colour cards. */
export function sumOf(cards: readonly string[]): number {
  return cards.reduce((total, card) => total + parse(card).rank, 0);
}

/** The rank as it stands on the card: "14", "Q", "Rook"; "?" for an unknown card. */
export function rankText(card: string): string {
  const { suit, rank, isRook, isUnknown } = parse(card);
  if (isUnknown) return "?";
  if (isRook) return "Rook";
  return (isPokerSuit(suit) && COURT_LETTERS[rank - 11]) || String(rank);
}

/** A card as people say it: "red 5", "ace of hearts", "the rook". */
export function cardName(card: string): string {
  const { suit, rank, isRook, isUnknown } = parse(card);
  if (isUnknown) return say.cardHidden;
  if (isRook) return say.cardRook;
  const court = COURT_LETTERS[rank - 11] as Court | undefined;
  if (isPokerSuit(suit))
    return say.cardPoker({
      rank: court ? say.courtName({ rank: court }) : rank,
      suit: suitName(suit),
    });
  return say.cardColour({ colour: suitName(suit), rank });
}

/** A suit or a trump call in words: "red", "no trump", "lo-no". */
export function suitName(suit: string): string {
  return say.suitName({ suit: suit as Suit });
}

/** Words in a row: "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return lists.format(words);
}

/**
 * The points of a card. `counters` are as the server gives them: by rank, or by card if it counts
 * differently from its rank: {"5": 5, "Rook": 20, "R1": 30}.
 */
export function pointsOf(card: string, counters: Record<string, number> | undefined): number {
  return counters?.[card] ?? counters?.[rankText(card)] ?? 0;
}

/**
 * A hand in the order it is held; the trump suit stands first. `ranks` is the game's order of ranks
 * from the lowest; without it, the order of the numbers. `rook` is where the rook stands among the
 * trumps; before trump is named, or without a trump suit, it is a suit of its own.
 */
export function sortHand(
  cards: readonly string[],
  order: HandOrder = "suit",
  trump: string | null = null,
  ranks: readonly string[] = [],
  rook = "high",
): string[] {
  const hasSuit = SUITS.includes(trump as SuitName);
  const rookHeight = () => {
    if (rook === "low") return -1;
    const below = Math.floor(Number(rook)); // 10 in "10.5"
    return below ? ranks.findIndex((it) => (COURT[it] ?? Number(it)) === below) + 0.5 : Infinity;
  };
  const place = (card: CardFace) => {
    if (card.suit === trump || (card.isRook && hasSuit)) return 0.5;
    return SUITS.indexOf(card.suit);
  };
  const height = (card: CardFace) => {
    if (card.isRook) return rookHeight();
    const at = ranks.indexOf(rankText(card.text));
    return at < 0 ? card.rank : at;
  };
  const upwards = order === "suit-low" ? 1 : -1;
  const bySuit = (a: CardFace, b: CardFace) =>
    place(a) - place(b) || upwards * (height(a) - height(b));
  const byRank = (a: CardFace, b: CardFace) => height(b) - height(a) || place(a) - place(b);
  return cards
    .map(parse)
    .sort(order === "rank" ? byRank : bySuit)
    .map((card) => card.text);
}
