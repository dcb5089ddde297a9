// Which lessons of other games apply to a game as well.

import type { GameListed, LessonListed } from "../lib/protocol";

/** Short lessons for games with partners across the table, with called partners, and without. */
const ACROSS = ["dixie/bidding", "dixie/points", "dixie/counting"];
const CALLED = ["five/bidding", "five/points", "five/counting"];
const ALONE = ["three/bidding", "three/points", "three/counting"];

/** The short lessons of the main games that apply to another game of the family too. */
export function sharedFor(
  all: LessonListed[],
  game: string,
  games: readonly Pick<GameListed, "name" | "is_variant">[],
): LessonListed[] {
  const isVariant = games.find((it) => it.name === game)?.is_variant ?? false;
  if (!isVariant) return [];
  const shared = game.startsWith("call-partner") ? CALLED : game === "two" ? ALONE : ACROSS;
  return all.filter((lesson) => shared.includes(lesson.name));
}
