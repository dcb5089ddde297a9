// The evening that a table belongs to.

import type { BoardsView } from "../../lib/protocol";

/** The id of the evening in whose round a table is played; empty for any other table. */
export function eveningOf({ boards }: { boards: Pick<BoardsView, "kind" | "of"> | null }): string {
  return boards?.kind === "evening" ? (boards.of.split("/")[0] ?? "") : "";
}
