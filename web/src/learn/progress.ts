// The lessons that were played in this browser, kept in local storage.

import { keepValue, keptTexts } from "../lib/browser/storage";

const KEY = "rookery.lessons";

/** The names of the lessons that were played to their end. */
export function doneLessons(): Set<string> {
  return new Set(keptTexts(KEY));
}

/** Remember that a lesson was played to its end. */
export function markDone(lesson: string): void {
  keepValue(KEY, [...doneLessons().add(lesson)]);
}
