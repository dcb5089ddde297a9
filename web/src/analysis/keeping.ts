// The analysis that one works on is kept in this browser, until another takes its place.

import { analysisIn, objectOf, type Analysis } from "./analysis";

const KEY = "rookery.analysis";

export function keep(analysis: Analysis): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(objectOf(analysis)));
  } catch {
    // storage is full or forbidden: the analysis lasts as long as this page
  }
}

/** The analysis that was kept; null if there is none, or it cannot be read. */
export function kept(): Analysis | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : analysisIn(text);
  } catch {
    return null;
  }
}
