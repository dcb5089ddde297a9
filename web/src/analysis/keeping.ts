// Keeps the current analysis in this browser, until another replaces it; and in this tab, so that a
// reload shows this tab's analysis, not that of another tab.

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
