// What the page says about ratings.

import { counted } from "../../lib/numbers";
import type { GameRating, RatingPoint, RatingView } from "../../lib/protocol";

export const WORDS = {
  title: "Ratings",
  about: "How strong you play, one number a game. Nobody sees it unless you want it, not even you.",
  show: "Show me my ratings",
  hide: "Hide ratings in this browser",
  failed: "Your ratings could not be loaded.",
  again: "Try again",
  none: "Nothing is rated yet. A match counts a few minutes after somebody has won it; the same deals at several tables count some hours later.",
  settings: "What you want",
  rate: "Rate my matches",
  rateHint: "Off: matches that end from now on are not rated for you.",
  others: "Show my ratings to others who show theirs",
  othersHint: "At the table where you sit: before the match, and then in the table's menu.",
  game: "Game",
  now: "Rating",
  results: "Results",
  steady: "the bot steady",
  how: "How it works",
  lines: [
    "The bot steady has 1500 in every game. Being 400 points ahead means winning ten of eleven matches of the usual length; the points of partners are added.",
    "Your true strength is within the ± 19 times in 20. The ± shrinks with every result and grows while you are away; a rating is provisional while it is more than 150.",
    "Matches count by who wins, long ones more than short ones. The same deals at several tables and the deal of the day count most, because nobody had better cards.",
    "Matches that were ended early, practice, and seats that a bot has played for more than a quarter do not count; nor do matches in which nobody on a side has a profile.",
  ],
  atTable: "Ratings",
  yours: "Your rating",
  first: "Your first rating",
  follows: "Your rating follows in a few minutes, if this match counts.",
  from: "before",
  to: "now",
} as const;

/** A rating in one line: "1580 ± 70". */
export function ratingWords({ rating, margin }: Pick<RatingView, "rating" | "margin">): string {
  return `${rating} ± ${margin}`;
}

/** One's rating before and after a match; null while the match is not rated. */
export function changeBy(
  code: string,
  game: GameRating | undefined,
): { before: RatingPoint | null; after: RatingPoint } | null {
  const at = game?.changes.findIndex((change) => change.code === code) ?? -1;
  const after = game?.changes[at];
  return after ? { before: game!.changes[at - 1] ?? null, after } : null;
}

/** What the picture of a game's rating shows, in a sentence. */
export function courseWords({ title, changes }: GameRating): string {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return "";
  const shown = counted(changes.length, "result");
  return `${title}: from ${ratingWords(first)} to ${ratingWords(last)} in ${shown}.`;
}

/** What a change came from. */
export function kindWords(kind: RatingPoint["kind"]): string {
  const words: Record<string, string> = {
    match: "a match",
    set: "the same deals at several tables",
    day: "the deal of the day",
  };
  return words[kind] ?? kind;
}
