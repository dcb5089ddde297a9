// The writers whose texts this browser hides. A writer's id belongs to one table, so muting does not
// last beyond it.

import { keepValue, keptTexts } from "../../lib/browser/storage";
import type { Happened, TableView } from "../../lib/protocol";

const KEY = "rookery.muted";
/** The number of writers kept; the earliest, from tables of long ago, are dropped. */
const MOST = 100;

let authors = $state.raw(keptTexts(KEY));

/** The writers who are muted. */
export function muted(): readonly string[] {
  return authors;
}

/** Whether to show an event: what a muted person says is hidden. */
export function isHeard({ what, seat }: Happened, table: TableView | null): boolean {
  return what !== "said" || !authors.includes(table?.seats[seat ?? -1]?.author ?? "");
}

/** Hide a writer's texts, or show them again. */
export function mute(author: string, isMuted: boolean): void {
  const others = authors.filter((one) => one !== author);
  authors = (isMuted ? [...others, author] : others).slice(-MOST);
  keepValue(KEY, authors);
}
