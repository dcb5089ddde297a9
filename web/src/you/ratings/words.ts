// Ratings and their changes in words.

import type { Messages } from "../../lang/messages";
import { say } from "../../lang/say";
import type { GameRating, RatingPoint, RatingView } from "../../lib/protocol";

type Kind = Parameters<Messages["ratingsChange"]>[0]["kind"];

/** A rating in one line: "1580 ± 70". */
export function ratingWords({ rating, margin }: Pick<RatingView, "rating" | "margin">): string {
  return say.ratingsNumber({ rating, margin });
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
  return say.ratingsCourse({
    title,
    first: ratingWords(first),
    last: ratingWords(last),
    count: changes.length,
  });
}

/** What a change came from and led to, with its day in square brackets. */
export function changeWords(change: RatingPoint, day: string): string {
  return say.ratingsChange({ kind: change.kind as Kind, day, rating: ratingWords(change) });
}
