// The events of Tuxedo that the page celebrates: oranges and sweeps.

import { verbOf } from "../lib/moves";
import type { Happened } from "../lib/protocol";

export interface CelebratedEvent {
  version: number;
  what: "orange" | "big sweep" | "little sweep";
  seat: number | null;
}

/** The oranges called and sweeps made after version `since`, read from moves and sentences. */
export function celebrations(happened: readonly Happened[], since: number): CelebratedEvent[] {
  const found: CelebratedEvent[] = [];
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
