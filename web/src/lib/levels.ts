// The bot levels as people read them.

import type { BotDescribed } from "./protocol";

/** The title of a level within a sentence, such as "strong, quick"; for an unknown level, its name. */
export function titleOf(bots: BotDescribed[], level: string): string {
  return (bots.find(({ name }) => name === level)?.title ?? level).toLowerCase();
}

/** The chosen level if the server still offers it, else the usual one. */
export function offered(bots: BotDescribed[], level: string, usual: string): string {
  return bots.some(({ name }) => name === level) ? level : usual;
}
