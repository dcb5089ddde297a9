/** What of all that happened in Tuxedo is worth a little celebration. */

import { verbOf } from "../lib/moves";
import type { Happened } from "../lib/protocol";

export interface Celebrated {
  version: number;
  what: "orange" | "big sweep" | "little sweep";
  seat: number | null;
}

/** The oranges called and the sweeps made after the version `since`, as the sentences tell them. */
export function celebrations(happened: readonly Happened[], since: number): Celebrated[] {
  const found: Celebrated[] = [];
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
