// Whether this browser shows ratings: not until its person asks for them.

import { keepText, keptText } from "../../lib/browser/storage";

const KEY = "rookery.ratings";

/** "own" for one's own ratings, "all" for other people's as well; null for none. */
export type Shown = "own" | "all" | null;

/** Which ratings this browser shows. */
export function shownRatings(): Shown {
  const kept = keptText(KEY);
  return kept === "own" || kept === "all" ? kept : null;
}

/** Show these ratings in this browser from now on. */
export function showRatings(shown: Shown): void {
  keepText(KEY, shown ?? "");
}
