// The writers whose texts this browser hides. A writer's id belongs to one table, so muting does not
// last beyond it.

import type { Happened, TableView } from "../../lib/protocol";

const KEY = "rookery.muted";
/** The number of writers kept; the earliest, from tables of long ago, are dropped. */
const MOST = 100;

let authors = $state.raw<string[]>(stored());

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // storage is forbidden or broken
  }
}

/** The writers who are muted. */
export function muted(): readonly string[] {
  return authors;
}

/** Whether an event is to be told: what a muted person says is not. */
export function isHeard({ what, seat }: Happened, table: TableView | null): boolean {
  return what !== "said" || !authors.includes(table?.seats[seat ?? -1]?.author ?? "");
}

/** Hide what a writer writes, or show it again. */
export function mute(author: string, isMuted: boolean): void {
  const others = authors.filter((one) => one !== author);
  authors = (isMuted ? [...others, author] : others).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(authors));
  } catch {
    // storage is full or forbidden: they are muted as long as this page is open
  }
}
