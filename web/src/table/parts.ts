// The parts of a table that only one kind of game needs, so that each table loads only its own.
import { speaking } from "../lang/say";
import type { AnyDeal } from "../lib/protocol";

/** The parts of the kind of game that is played; the others are null. */
export interface Parts {
  tricks: typeof import("./trickParts") | null;
  fishing: typeof import("./fishingParts") | null;
}

/** Load the parts for the kind of a deal; none before the first deal. */
export async function partsFor(kind: AnyDeal["kind"] | undefined): Promise<Parts> {
  return {
    tricks: kind === "tricks" ? await speaking(import("./trickParts"), "tricks") : null,
    fishing: kind === "fishing" ? await speaking(import("./fishingParts"), "tuxedo") : null,
  };
}
