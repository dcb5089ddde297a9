// The analysis that one works on is kept in this browser, until another takes its place; and in this
// tab, so that one that is open in another tab does not take its place when the page is loaded again.

import { analysisIn, objectOf, type Analysis } from "./analysis";

const KEY = "rookery.analysis";

export function keep(analysis: Analysis): void {
  const text = JSON.stringify(objectOf(analysis));
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().setItem(KEY, text);
    } catch {
      // storage is full or forbidden: the analysis lasts as long as this page
    }
  }
}

/** The last analysis in this browser; null if there is none, or it cannot be read. */
export function kept(): Analysis | null {
  return readFrom(() => localStorage);
}

/** The last analysis in this tab. */
export function keptHere(): Analysis | null {
  return readFrom(() => sessionStorage);
}

function readFrom(storage: () => Storage): Analysis | null {
  try {
    const text = storage().getItem(KEY);
    return text === null ? null : analysisIn(text);
  } catch {
    return null;
  }
}
