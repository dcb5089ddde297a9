// The request for where one's tables stand.

import type { AskStandings, SeatKey, Standing } from "../protocol";
import { ask, posting } from "./api";

/** Where the tables of some seats stand; `unknown` for a secret that opens no seat. */
export function standings(seats: SeatKey[]): Promise<Standing[]> {
  return ask<Standing[]>("/api/standings", posting({ seats } satisfies AskStandings));
}
