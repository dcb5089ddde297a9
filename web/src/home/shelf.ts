// Games on the shelf: texts about them, and finding them.

import type { GameListed } from "../lib/protocol";
import { language } from "../lang/language";
import { say, shown } from "../lang/say";

const either = new Intl.ListFormat(language, { type: "disjunction" });

/** Numbers of players in words: "3 players", "2 to 6 players", "4 or 6 players". */
export function playersTold(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  const isRow = most - least + 1 === seats.length;
  if (seats.length < 3 || !isRow)
    return say.playersOf({ seats: either.format(seats.map((number) => String(shown(number)))) });
  return say.playersFromTo({ least, most });
}

/** Text as it is compared: without case, accents, spaces and punctuation. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether a game has a name, by which people may call it, that contains the text. */
export function isFound(
  game: Pick<GameListed, "name" | "title" | "also_called">,
  text: string,
): boolean {
  const wanted = plain(text);
  return [game.title, game.name, ...game.also_called].some((name) => plain(name).includes(wanted));
}
