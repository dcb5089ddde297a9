// The levels of bots, told to people.

import type { BotDescribed } from "./protocol";

/** A level's title as it is told in a sentence: "strong, quick"; its own name if it is unknown. */
export function titleOf(bots: BotDescribed[], level: string): string {
  return (bots.find(({ name }) => name === level)?.title ?? level).toLowerCase();
}

/** The level that was chosen, as far as the server still offers it. */
export function offered(bots: BotDescribed[], level: string, usual: string): string {
  return bots.some(({ name }) => name === level) ? level : usual;
}
