// Whether this browser shows ratings: not until its person asks for them.

const KEY = "rookery.ratings";

/** "own" for one's own, "all" for those of others as well; null for none. */
export type Shown = "own" | "all" | null;

/** Which ratings this browser shows. */
export function shownRatings(): Shown {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "own" || kept === "all" ? kept : null;
  } catch {
    return null; // storage is forbidden
  }
}

/** Show these ratings in this browser from now on. */
export function showRatings(shown: Shown): void {
  try {
    if (shown) localStorage.setItem(KEY, shown);
    else localStorage.removeItem(KEY);
  } catch {
    // storage is forbidden: they are shown until the page is left
  }
}
