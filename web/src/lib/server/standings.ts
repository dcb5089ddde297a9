// The request for where one's tables stand.

import type { SeatKey, Standing } from "../protocol";
import { ask } from "./api";

/** Where the tables of some seats stand; `unknown` for a secret that opens no seat. */
export function standings(seats: SeatKey[]): Promise<Standing[]> {
  return ask("POST /api/standings", { body: { seats } });
}
