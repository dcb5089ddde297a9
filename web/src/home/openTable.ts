// Opening a table, from any page that offers a game.

import { games, openTable } from "../lib/server/api";
import { offered } from "../lib/levels";
import type { GameListed } from "../lib/protocol";
import { go } from "../lib/browser/route.svelte";
import { settings } from "../lib/browser/settings.svelte";
import { tidyName } from "../lib/names";
import type { Chosen } from "../rules/house";
import { say } from "../lang/say";

/** Open a table with bots in the other seats, and start the match at once. */
export async function playNow(game: GameListed, options: Chosen): Promise<void> {
  const { bots, usual_bot } = await games();
  const level = offered(bots, settings.level, usual_bot);
  go(`/t/${await open(game, options, `bot:${level}`)}#start`);
}

/** Open a table with open seats and wait for friends. */
export async function inviteFriends(game: GameListed, options: Chosen): Promise<void> {
  go(`/t/${await open(game, options, "open")}`);
}

async function open(game: GameListed, options: Chosen, others: string): Promise<string> {
  const opened = await openTable({
    game: game.name,
    name: tidyName(settings.name) || say.guest,
    options,
    others: [others],
    pace: settings.pace,
  });
  return opened.code;
}
