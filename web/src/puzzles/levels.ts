// How difficult a puzzle is, in words.

import { say } from "../lang/say";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;

type Difficulty = (typeof DIFFICULTIES)[number];

/** A difficulty as the server names it, in words. */
export function levelTold(difficulty: string): string {
  return say.puzzlesLevel({ difficulty: difficulty as Difficulty });
}
