// The events of Tuxedo that the page celebrates: oranges and sweeps.

import { verbOf } from "../lib/moves";
import type { Happened, HaulView } from "../lib/protocol";

export interface CelebratedEvent {
  version: number;
  what: "orange" | "big sweep" | "little sweep";
  seat: number | null;
}

type Sweep = Exclude<CelebratedEvent["what"], "orange">;

/** The seats that have just swept, and how, by comparing what everyone had won with now. */
export function sweptBy(before: readonly HaulView[], now: readonly HaulView[]): Map<number, Sweep> {
  const found = new Map<number, Sweep>();
  now.forEach((haul, seat) => {
    const { big_sweeps: big = 0, little_sweeps: little = 0 } = before[seat] ?? {};
    if (haul.big_sweeps > big) found.set(seat, "big sweep");
    else if (haul.little_sweeps > little) found.set(seat, "little sweep");
  });
  return found;
}

/** The oranges called and sweeps made after version `since`; `swept` has the seats that swept. */
export function celebrations(
  happened: readonly Happened[],
  since: number,
  swept: ReadonlyMap<number, Sweep>,
): CelebratedEvent[] {
  const found: CelebratedEvent[] = [];
  for (const { version, what, seat = null, move } of happened) {
    if (version <= since || what !== "moved" || !move) continue;
    if (verbOf(move) === "orange") found.push({ version, what: "orange", seat });
    const sweep = swept.get(seat ?? -1);
    if (verbOf(move) === "take" && sweep) found.push({ version, what: sweep, seat });
  }
  return found;
}
