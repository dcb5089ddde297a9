// Whom a slow table waits for, and until when, in a sentence.

import { untilText } from "../lib/until";
import type { AnyDeal, SeatView, TableView } from "../lib/protocol";
import { isTurn, namesOf, turnsOf } from "../table/deal/turn";
import { say } from "../lang/say";

/**
 * "Your turn until Thursday 18:40.", "Ben has until Thursday 18:40." `until` is in milliseconds since
 * 1970, and null while the time does not run.
 */
export function slowTurnText(
  table: TableView,
  deal: AnyDeal | null,
  until: number | null,
  now = Date.now(),
  locale?: string,
): string {
  const turns = turnsOf(deal);
  if (!turns.length) return say.slowNextDeal;
  const names = namesOf(turns, table);
  const count = turns.length;
  if (!turns.every((seat) => mayBeAway(table.seats[seat])))
    return say.slowThinking({ count, names });
  const isYours = isTurn(deal, table.you);
  if (until === null) return isYours ? say.slowTurn : say.slowOthersTurn({ names });
  if (until <= now) return isYours ? say.slowTurnUp : say.slowOthersUp({ names });
  const time = untilText(until, now, locale);
  return isYours ? say.slowTurnUntil({ time }) : say.slowOthersUntil({ count, names, time });
}

/** Whether a seat's player may take days for a move at a slow table; bots move at once. */
function mayBeAway(seat: SeatView | undefined): boolean {
  return seat?.kind === "person" && !seat.is_stood_in;
}
