// What of all that happened is heard, and what is said by whom.

import { verbOf } from "../../lib/moves";
import type { Happened } from "../../lib/protocol";
import { play, type Sound } from "../../lib/browser/sounds";

/** The sound of a thing that happened; null if it is silent. Sweeps and oranges sound elsewhere. */
export function soundOf({ what, move }: Happened): Sound | null {
  if (what === "won") return "win";
  if (what !== "moved" || !move) return null;
  const verb = verbOf(move);
  if (verb === "take") return "take";
  return verb === "play" || verb === "trail" || verb === "build" ? "card" : null;
}

/** Sound begins with the first touch of the page: browsers want it so. */
export function playSound(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive ?? true) play(sound);
}

/** Play the sound of the latest thing that has one. */
export function playLatestSound(happened: Happened[]): void {
  const sound = happened.map(soundOf).filter(Boolean).at(-1);
  if (sound) playSound(sound);
}

/** The ready phrases said, without the name before them. */
export function phrasesSaid(happened: Happened[]): { seat: number; text: string }[] {
  return happened.flatMap(({ what, seat, told }) => {
    if (what !== "said" || typeof seat !== "number") return [];
    return [{ seat, text: (told?.[0] ?? "").replace(/^[^:]*: /, "") }];
  });
}
