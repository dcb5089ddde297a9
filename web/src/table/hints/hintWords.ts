// Hints in words. Loaded when one is asked for.

import { say } from "../../lang/say";
import { cardName, listed } from "../../lib/cards";
import { cardOf, verbOf } from "../../lib/moves";
import { handWords, infinitiveOf, type Handled, moveWords } from "../../lib/moveWords";
import { score } from "../../lib/numbers";
import type { Hinted } from "../../lib/protocol";

/** The moves of a hint in words that can follow "would": "play red 5", "bury red 1 and green 2". */
export function hintWords(moves: string[]): string {
  const [first = "", ...then] = moves;
  if (!then.length) return infinitiveOf(first);
  const cards = moves.map((move) => cardName(cardOf(move) ?? "?"));
  return handWords(verbOf(first) as Handled, listed(cards));
}

/** A hint: what a strong player would do, and why. */
export function hintText(moves: string[], reason: string): string {
  return say.hintTold({ move: hintWords(moves), reason });
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
  return considered
    .slice(0, SHOWN)
    .map(({ move, points }) => ({ words: shortWords(move), points: score(Math.round(points)) }));
}

/** A move in a few words: a card to play or bury is named without its verb. */
function shortWords(move: string): string {
  const card = cardOf(move);
  return card && ["play", "bury"].includes(verbOf(move)) ? cardName(card) : moveWords(move);
}

/** The considered moves in a sentence, for a screen reader. */
export function consideredText(considered: ConsideredMove[]): string {
  if (!considered.length) return "";
  const moves = considered.map(({ words, points }) => `${words} ${points}`).join(", ");
  return say.expectedPointsTold({ moves });
}
