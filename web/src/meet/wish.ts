// What somebody would like to play, kept in this browser, and the request made of it.

import { keepValue, keptObject } from "../lib/browser/storage";
import type { AskSeat, GameListed } from "../lib/protocol";

export type Pace = "any" | "slow" | "normal" | "fast";
export type Company = "people" | "30" | "120";

export interface Wish {
  /** The games wished for, each with its number of players. */
  games: Record<string, number>;
  pace: Pace;
  company: Company;
  /** Whether open tables with house rules are offered, too. */
  anyRules: boolean;
  /** Whether only people who show a rating in this range are wanted. */
  rated: boolean;
  low: number | null;
  high: number | null;
}

const KEY = "rookery.wish";
const PACES: Pace[] = ["any", "slow", "normal", "fast"];
const COMPANIES: Company[] = ["people", "30", "120"];

export const FIRST_WISH: Wish = {
  games: {},
  pace: "any",
  company: "120",
  anyRules: false,
  rated: false,
  low: null,
  high: null,
};

/** The wish that this browser keeps, without games that the server does not have. */
export function keptWish(games: readonly GameListed[]): Wish {
  return wishOf(keptObject<Partial<Wish>>(KEY), games);
}

/** A wish read from storage; unusable parts get their initial values. */
export function wishOf(kept: Partial<Wish> | null, games: readonly GameListed[]): Wish {
  const known = games.flatMap(({ name, seats }): [string, number][] => {
    const wished = kept?.games?.[name];
    return wished !== undefined && seats.includes(wished) ? [[name, wished]] : [];
  });
  return {
    ...FIRST_WISH,
    games: Object.fromEntries(known),
    pace: PACES.find((pace) => pace === kept?.pace) ?? FIRST_WISH.pace,
    company: COMPANIES.find((company) => company === kept?.company) ?? FIRST_WISH.company,
    anyRules: kept?.anyRules === true,
  };
}

/** Keep a wish for the next time. */
export function keepWish(wish: Wish): void {
  keepValue(KEY, wish);
}

/** The request to wait. */
export function asked(wish: Wish, name: string): AskSeat {
  const { low, high } = wish;
  return {
    name,
    games: Object.entries(wish.games).map(([game, seats]) => ({ game, seats })),
    rules: wish.anyRules ? "any" : "default",
    pace: wish.pace,
    bots_after: wish.company === "people" ? null : wish.company === "30" ? 30 : 120,
    ratings: wish.rated ? { low, high, unrated: false } : null,
  };
}

/** Whether somebody shows ratings in all games wished for, and so may ask others for theirs. */
export function showsAll(wish: Wish, shown: Record<string, number>): boolean {
  const games = Object.keys(wish.games);
  return games.length > 0 && games.every((game) => game in shown);
}
