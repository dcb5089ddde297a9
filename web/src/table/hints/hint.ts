// A question's own way to ask for an idea, given by the play around it, and an idea in words.

import { createContext } from "svelte";
import { cardName } from "../../lib/cards";
import { cardOf, moveWords, verbOf } from "../../lib/moves";
import type { Hinted } from "../../lib/protocol";

export const [getHint, setHint] = createContext<() => void>();

/** A move that was considered, in few words, with the points that may be expected of it. */
export interface ConsideredMove {
  words: string;
  points: string;
}

const SHOWN = 4;

/** What was considered for an idea, the best first: a choice only where there are two or more. */
export function consideredMoves({ considered }: Hinted): ConsideredMove[] {
  if (considered.length < 2) return [];
  return considered.slice(0, SHOWN).map(({ move, points }) => ({
    words: wordsOf(move),
    points: Math.round(points).toString().replace("-", "−"),
  }));
}

/** A card by its name alone, where all that is done is to play it. */
function wordsOf(move: string): string {
  const card = cardOf(move);
  return card && ["play", "bury"].includes(verbOf(move)) ? cardName(card) : moveWords(move);
}

/** The same for a screen reader. */
export function consideredText(considered: ConsideredMove[]): string {
  if (!considered.length) return "";
  const told = considered.map(({ words, points }) => `${words} ${points}`);
  return `Points to be expected: ${told.join(", ")}.`;
}
