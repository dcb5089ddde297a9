// Whether a move can be taken back now.

import { verbOf } from "../../lib/moves";
import type { AnyDeal, Happened } from "../../lib/protocol";

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
