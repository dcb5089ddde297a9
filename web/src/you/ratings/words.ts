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
  othersHint: "Before a match, at the table where you sit.",
  game: "Game",
  now: "Rating",
  results: "Results",
  steady: "the bot steady",
  how: "How it works",
  lines: [
    "The bot steady has 1500 in every game. Being 400 points ahead means winning ten of eleven matches of the usual length; the points of partners are added.",
    "Your true strength is within the ± 19 times in 20. The ± shrinks with every result and grows while you are away; a rating is provisional while it is more than 150.",
    "Matches count by who wins, long ones more than short ones. The same deals at several tables and the deal of the day count most, because nobody had better cards.",
    "Matches that were ended early, practice, and seats that a bot has played for more than a quarter do not count.",
  ],
  atTable: "Ratings",
} as const;

/** A rating in one line: "1580 ± 70". */
export function ratingWords({ rating, margin }: Pick<RatingView, "rating" | "margin">): string {
  return `${rating} ± ${margin}`;
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
