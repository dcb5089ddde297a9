/** What of all that happened in Tuxedo is worth a little celebration. */

import { verbOf } from "../lib/moves";
import type { Happened } from "../lib/protocol";

export interface Feast {
  version: number;
  what: "orange" | "big sweep" | "little sweep";
  seat: number | null;
}

/** The oranges called and the sweeps made after the version `since`, as the sentences tell them. */
export function feasts(happened: readonly Happened[], since: number): Feast[] {
  const found: Feast[] = [];
  for (const { version, what, seat = null, move, told = [] } of happened) {
    if (version <= since || what !== "moved" || !move) continue;
    if (verbOf(move) === "orange") found.push({ version, what: "orange", seat });
    const sweep = told
      .join(" ")
      .match(/\b(big|little) sweep/i)?.[1]
      ?.toLowerCase();
    if (verbOf(move) === "take" && sweep) {
      found.push({ version, what: sweep === "big" ? "big sweep" : "little sweep", seat });
    }
  }
  return found;
}
