// Where a table stands, as the page at the table sees it: the same as the server tells the home page.

import type { AnyDeal, SheetView, Standing, TableView } from "../lib/protocol";
import { isTurn } from "./deal/turn";
import { isBot } from "./seats/seating";

/** Where a table stands; `at` is the time in milliseconds since 1970. */
export function standingOf(
  table: TableView,
  deal: AnyDeal | null,
  sheet: SheetView | null,
  at: number,
): Standing {
  const { code, game, title, stage, sides, you: seat } = table;
  const isStoodIn = seat !== null && table.seats[seat]?.is_stood_in;
  return {
    code,
    stage,
    game,
    title,
    seat,
    players: table.seats.map((it) => ({ name: it.name, is_bot: isBot(it) })),
    sides,
    deal: deal?.number ?? 0,
    is_turn: stage === "playing" && !isStoodIn && isTurn(deal, seat),
    totals: sheet?.totals ?? table.seats.map(() => 0),
    winners: sheet?.winners ?? [],
    changed_at: at / 1000,
    is_practice: !!table.practice,
    move_until: null, // the server tells the home page
  };
}

/** Whether two standings differ in more than their time. */
export function isNews(before: Standing | undefined, after: Standing): boolean {
  const { changed_at, move_until } = before ?? {};
  const same = { ...after, changed_at, move_until };
  return JSON.stringify(inOrder(before)) !== JSON.stringify(inOrder(same));
}

/** The fields sorted by name, since the server sends them in another order than the page's. */
function inOrder(standing: object | undefined): [string, unknown][] {
  return Object.entries(standing ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
}
