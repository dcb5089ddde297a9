// The wording of a question to the people at a table, and whether a move can be taken back now.

import { listed } from "../../lib/cards";
import { verbOf } from "../../lib/moves";
import { isolated } from "../../lib/names";
import type { AnyDeal, AskedView, Happened, TableView } from "../../lib/protocol";

const WANTS: Record<string, string> = {
  undo: "to take back the last move",
  claim: "to be given the rest of the tricks",
  end: "to end the match",
  restart: "to begin a new match",
};

/** The question as the reader sees it: "Bob asks you to swap seats." */
export function questionText(table: TableView, asked: AskedView): string {
  const own = asked.seat === table.you;
  const who = own ? "You ask" : `${nameAt(table, asked.seat)} asks`;
  if (asked.what !== "swap") return `${who} ${WANTS[asked.what] ?? asked.what}.`;
  const whom = asked.other === table.you ? "you" : nameAt(table, asked.other ?? 0);
  return `${who} ${whom} to swap seats.`;
}

/** Who has not answered yet: "Waiting for Ann and Cora." Empty if nobody else is asked. */
export function waitText(table: TableView, asked: AskedView): string {
  const others = asked.waits_for.filter((seat) => seat !== table.you);
  return others.length ? `Waiting for ${listed(others.map((seat) => nameAt(table, seat)))}.` : "";
}

function nameAt(table: TableView, seat: number): string {
  return isolated(table.seats[seat]?.name ?? "");
}

/** Kinds of moves that show no card to anybody. */
const SHOWS_NOTHING = new Set(["bid", "pass", "trump", "call", "lead", "bury"]);

/**
 * Whether one's last move of this deal may be taken back, as far as the page can tell: nobody has
 * shown a card since. The server knows better, and says why not.
 */
export function mayUndo(log: Happened[], deal: AnyDeal | null, you: number | null): boolean {
  if (!deal || you === null || deal.phase === "over") return false;
  if (deal.kind === "fishing" && deal.orange) return false;
  let undone = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    const { what, seat, move, moves } = log[at]!;
    if (what === "dealt") return false;
    if (what === "undone") undone += moves ?? 0;
    if (what !== "moved" || !move) continue;
    if (undone-- > 0) continue;
    undone = 0;
    if (seat === you) return true;
    if (!SHOWS_NOTHING.has(verbOf(move))) return false;
  }
  return false;
}
