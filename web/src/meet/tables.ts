// The open tables: a filter for them, and their properties in words.

import type { Listed, RatingRange } from "../lib/protocol";

const DAY = 86_400;

/** What somebody looks for among the open tables. */
export interface Filter {
  /** The name of a game; empty for any. */
  game: string;
  /** Whether only tables with the default rules are wanted. */
  isPlain: boolean;
}

/** The tables that are wanted. */
export function chosen(tables: readonly Listed[], { game, isPlain }: Filter): Listed[] {
  return tables.filter((table) => (!game || table.game === game) && !(isPlain && table.rules));
}

/** The time for a move in words; empty where there is none. */
export function clockOf(seconds: number): string {
  if (!seconds) return "";
  if (seconds < DAY) return `${seconds} seconds a move`;
  const days = seconds / DAY;
  return days === 1 ? "a day for each move" : `${days} days for each move`;
}

/** Whom a table asks for, in words; empty if it asks for nobody in particular. */
export function askedFor(asks: RatingRange | null): string {
  if (!asks) return "";
  const { low = null, high = null, unrated } = asks;
  const range =
    low === null ? `at most ${high}` : high === null ? `at least ${low}` : `${low} to ${high}`;
  return `rated ${range}${unrated ? ", or without a rating" : ""}`;
}
