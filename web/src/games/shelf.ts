// The list of games: texts about games, and a search for them.

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

type Found = Pick<GameListed, "name" | "title" | "also_called" | "found_by">;

/** The games whose names contain the text, exact names first; else those found by all its words. */
export function gamesFound<Game extends Found>(games: readonly Game[], text: string): Game[] {
  const wanted = plain(text);
  const own = (game: Game) => [game.title, game.name].map(plain);
  const first = (rank: (game: Game) => number) => (one: Game, other: Game) =>
    rank(one) - rank(other);
  const named = games.filter((game) =>
    [...own(game), ...game.also_called.map(plain)].some((name) => name.includes(wanted)),
  );
  if (named.length) return named.sort(first((game) => +!own(game).includes(wanted)));
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(
    (word) => NUMBERS[+word] ?? word.replace(/s$/, ""),
  );
  return games
    .filter((game) => words.every((word) => game.found_by.includes(word)))
    .sort(first((game) => +!words.includes(game.found_by[0]!)));
}

const NUMBERS = [, , "two", "three", "four", "five", "six"];
