// Sounds for events at the table, and the phrases said there.

import { verbOf } from "../../lib/moves";
import type { Happened } from "../../lib/protocol";
import { play, type Sound } from "../../lib/browser/sounds";

/** The sound of an event; null if it has none. Sweeps and oranges have theirs in tuxedo/Celebration. */
export function soundOf({ what, move }: Happened): Sound | null {
  if (what === "won") return "win";
  if (what !== "moved" || !move) return null;
  const verb = verbOf(move);
  if (verb === "take") return "take";
  return verb === "play" || verb === "trail" || verb === "build" ? "card" : null;
}

/** Play a sound. Browsers allow it only after the first click or key press on the page. */
export function playSound(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive ?? true) play(sound);
}

/** Play the sound of the latest event that has one. */
export function playLatestSound(happened: Happened[]): void {
  const sound = happened.map(soundOf).filter(Boolean).at(-1);
  if (sound) playSound(sound);
}

/** The chat phrases among some events, without the speaker's name. */
export function phrasesSaid(happened: Happened[]): { seat: number; text: string }[] {
  return happened.flatMap(({ what, seat, told }) => {
    if (what !== "said" || typeof seat !== "number") return [];
    return [{ seat, text: (told?.[0] ?? "").replace(/^[^:]*:\s/, "") }];
  });
}
