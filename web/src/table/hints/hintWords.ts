// Hints in words. Loaded when a hint is asked for.

import { pieces, say } from "../../lang/say";
import { cardName, listed } from "../../lib/cards";
import { cardOf, verbOf } from "../../lib/moves";
import { handWords, infinitiveOf, type Handled, moveWords } from "../../lib/moveWords";
import { comma } from "../../lib/names";
import { score } from "../../lib/numbers";
import { capital, sentence } from "../../lib/wording";
import type { Hinted } from "../../lib/protocol";

/** The moves of a hint in words that can follow "would": "play red 5", "bury red 1 and green 2". */
export function hintWords(moves: string[]): string {
  const [first = "", ...then] = moves;
  if (!then.length) return infinitiveOf(first);
  const cards = moves.map((move) => cardName(cardOf(move) ?? "?"));
  return handWords(verbOf(first) as Handled, listed(cards));
}

/** A hint: what a strong player would do, and why. */
export interface Advice {
  /** The advised move; to bury cards, one move for each. */
  moves: string[];
  /** The advised move in words. */
  brief: string;
  /** The sentence in three parts; the second, which stands out, is the move. */
  words: string[];
  considered: ConsideredMove[];
  /** The expected points of the advised move; empty if they are not known. */
  points: string;
  /** The whole hint, as it is read out. */
  spoken: string;
}

export function adviceOf(answer: Hinted): Advice {
  const moves = [answer.move, ...answer.then];
  const move = hintWords(moves);
  const words = pieces(sentence(say.hintTold({ move, reason: answer.reason })));
  const considered = consideredMoves(answer);
  return {
    moves,
    brief: capital(move),
    words,
    considered,
    points: considered.find((one) => one.move === answer.move)?.points ?? "",
    spoken: `${words.join("")} ${consideredText(considered)}`.trim(),
  };
}

/** A move considered for a hint, in a few words, with its expected points. */
export interface ConsideredMove {
  move: string;
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
    .map(({ move, points }) => ({
      move,
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
  const moves = considered.map(({ words, points }) => `${words} ${points}`).join(comma);
  return say.expectedPointsTold({ moves });
}
