import type { TableView } from "../../lib/protocol";

/** Whether the reader, who watches, may take a seat. */
export function maySit(table: TableView, seat: number): boolean {
  return table.you === null && !table.locked && table.seats[seat]?.kind !== "person";
}
