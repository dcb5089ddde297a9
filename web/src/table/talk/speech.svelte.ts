// What people have just said, shown at their seats for a few seconds.

import { settings } from "../../lib/browser/settings.svelte";

/** Milliseconds for which something stays at a seat. */
const SHOWN_FOR = 6000;

export class Speech {
  /** The words shown now, by seat. */
  readonly says = $state<Record<number, string>>({});

  /** Show something at a seat for a while, unless the player has muted phrases. */
  say(seat: number, text: string): void {
    if (settings.mutedPhrases) return;
    this.says[seat] = text;
    setTimeout(() => {
      if (this.says[seat] === text) delete this.says[seat];
    }, SHOWN_FOR);
  }
}
