// The evening that a table belongs to.

import type { TableView } from "../../lib/protocol";

/** The id of the evening in whose round a table is played; empty for any other table. */
export function eveningOf({ boards }: TableView): string {
  return boards?.kind === "evening" ? (boards.of.split("/")[0] ?? "") : "";
}
