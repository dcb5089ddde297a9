// Hints: how a question asks for one (through a context that Play provides), and hints in words.

import { createContext } from "svelte";
import { cardName, listed } from "../../lib/cards";
import { cardOf, infinitiveOf, moveWords, verbOf } from "../../lib/moves";
import { score } from "../../lib/numbers";
import type { Hinted } from "../../lib/protocol";

export const [getHint, setHint] = createContext<() => void>();

/** The moves of a hint in words that can follow "would": "play red 5", "bury red 1 and green 2". */
export function hintWords(moves: string[]): string {
  const [first, ...then] = moves;
  return listed([infinitiveOf(first!), ...then.map((move) => cardName(cardOf(move) ?? "?"))]);
}

/** A move considered for a hint, in a few words, with its expected points. */
export interface ConsideredMove {
  words: string;
  points: string;
}

/** The number of considered moves shown. */
const SHOWN = 4;

/** The moves considered for a hint, the best first; empty unless there were at least two. */
export function consideredMoves({ considered }: Hinted): ConsideredMove[] {
  if (considered.length < 2) return [];
  return considered.slice(0, SHOWN).map(({ move, points }) => ({
    words: shortWords(move),
    points: score(Math.round(points)),
  }));
}

/** A move in a few words: a card to play or bury is named without its verb. */
function shortWords(move: string): string {
  const card = cardOf(move);
  return card && ["play", "bury"].includes(verbOf(move)) ? cardName(card) : moveWords(move);
}

/** The considered moves in a sentence, for a screen reader. */
export function consideredText(considered: ConsideredMove[]): string {
  if (!considered.length) return "";
  const texts = considered.map(({ words, points }) => `${words} ${points}`);
  return `Expected points: ${texts.join(", ")}.`;
}
