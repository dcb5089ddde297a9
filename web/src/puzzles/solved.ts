// The puzzles that this browser has solved, kept in local storage. Nothing else is counted.

import { keepValue, keptTexts } from "../lib/browser/storage";

const KEY = "rookery.puzzles";
/** The number of ids kept; the oldest are forgotten. */
const MOST = 5000;

/** The ids of the solved puzzles, the earliest solved first. */
export function solved(): string[] {
  return keptTexts(KEY);
}

/** Remember that a puzzle is solved. */
export function rememberSolved(id: string): void {
  const others = solved().filter((other) => other !== id);
  keepValue(KEY, [...others, id].slice(-MOST));
}
