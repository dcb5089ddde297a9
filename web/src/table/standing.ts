// A table's state, computed at the table; equal to what the server sends to the home page.

import type { AnyDeal, SheetView, Standing, TableView } from "../lib/protocol";
import { isTurn } from "./deal/turn";
import { isBot } from "./seats/seating";

/** A table's state; `at` is in milliseconds since 1970, `left` is the seconds left on the clock. */
export function standingOf(
  table: TableView,
  deal: AnyDeal | null,
  sheet: SheetView | null,
  at: number,
  left: number | null,
): Standing {
  const { code, game, title, stage, sides, you: seat } = table;
  const isStoodIn = seat !== null && table.seats[seat]?.is_stood_in;
  const is_turn = stage === "playing" && !isStoodIn && isTurn(deal, seat);
  const hasDays = is_turn && table.clock >= 86_400 && left !== null;
  return {
    code,
    stage,
    game,
    title,
    seat,
    players: table.seats.map((it) => ({ name: it.name, is_bot: isBot(it) })),
    sides,
    deal: deal?.number ?? 0,
    is_turn,
    totals: sheet?.totals ?? table.seats.map(() => 0),
    winners: sheet?.winners ?? [],
    changed_at: at / 1000,
    is_practice: !!table.practice,
    move_until: hasDays ? at / 1000 + left : null,
    boards: table.boards,
  };
}

/** Whether two standings differ, apart from their time and up to a minute in the turn's end. */
export function isNews(before: Standing | undefined, after: Standing): boolean {
  const { changed_at, move_until } = before ?? {};
  if (Math.abs((after.move_until ?? 0) - (move_until ?? 0)) > 60) return true;
  const same = { ...after, changed_at, move_until };
  return JSON.stringify(inOrder(before)) !== JSON.stringify(inOrder(same));
}

/** The fields sorted by name, since the server sends them in another order than the page's. */
function inOrder(standing: object | undefined): [string, unknown][] {
  return Object.entries(standing ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
}
