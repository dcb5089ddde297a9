// The analysis that one works on is kept in this browser, until another takes its place; and in this
// tab, so that one that is open in another tab does not take its place when the page is loaded again.

import { IN_TAB, keepValue, keptText } from "../lib/browser/storage";
import { analysisIn, objectOf, type Analysis } from "./analysis";

const KEY = "rookery.analysis";

export function keep(analysis: Analysis): void {
  const value = objectOf(analysis);
  keepValue(KEY, value);
  keepValue(KEY, value, IN_TAB);
}

/** The last analysis in this browser; null if there is none, or it cannot be read. */
export function kept(): Analysis | null {
  return analysisOf(keptText(KEY));
}

/** The last analysis in this tab. */
export function keptHere(): Analysis | null {
  return analysisOf(keptText(KEY, IN_TAB));
}

function analysisOf(text: string): Analysis | null {
  try {
    return analysisIn(text);
  } catch {
    return null;
  }
}
