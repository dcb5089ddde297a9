// The puzzles that this browser has solved, kept in local storage. Nothing else is counted.

const KEY = "rookery.puzzles";
/** The number of ids kept; the oldest are forgotten. */
const MOST = 5000;

/** The ids of the puzzles solved, in the order in which they were. */
export function solved(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}

/** Remember that a puzzle is solved. */
export function rememberSolved(id: string): void {
  const others = solved().filter((other) => other !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, id].slice(-MOST)));
  } catch {
    // Storage is full or forbidden: it is not remembered.
  }
}
