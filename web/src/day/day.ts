// The deal of the day: opening its tables, and reading the results with the secret of one's seat.

import { remember, secretOf } from "../lib/browser/tables";
import type { DayGame, DayResults, DayView } from "../lib/protocol";
import { ApiError, ask, asSeat } from "../lib/server/api";
import * as played from "./played";
import { say } from "../lang/say";

/** The table at which this browser has played a deal, with its secret; null if it has not. */
export function tableOf(day: string, game: string): string | null {
  const code = played.tableOf(`${day}/${game}`);
  return code && secretOf(code) ? code : null;
}

/** The table for a deal: a new one, or the one opened before. This browser remembers its seat. */
export async function opened({ day }: DayView, { game, title }: DayGame): Promise<string> {
  const body = played.playing(say.guest);
  const before = tableOf(day, game) ?? "";
  const { code, seat, secret } = await ask(
    "POST /api/day/{day}/{game}",
    { day, game, query: { table: before }, body },
    asSeat(before),
  );
  remember({ code, seat, secret, game, title: say.dayTableOf({ title, day }), at: Date.now() });
  played.keep(`${day}/${game}`, code);
  return code;
}

/** How everybody did with a deal, with one's own result if this browser has played it. */
export function results(day: string, game: string): Promise<DayResults> {
  const table = tableOf(day, game) ?? "";
  return ask("GET /api/day/{day}/{game}/results", { day, game, query: { table } }, asSeat(table));
}

/** The results of a deal; if the profile played it on another device, its table is opened here. */
export async function resultsAnywhere(day: DayView, deal: DayGame): Promise<DayResults> {
  if (deal.own?.has_ended && !tableOf(day.day, deal.game)) await opened(day, deal);
  return results(day.day, deal.game);
}

/** A day, the earlier ones, and the results of the deals that this browser has finished. */
export interface DayLoaded {
  day: DayView;
  earlier: readonly string[];
  found: Record<string, DayResults>;
}

/** Today, or the day of this name. Rejects with an ApiError. */
export async function loadDay(name: string): Promise<DayLoaded> {
  const all = await ask("GET /api/day");
  const day = name ? await ask("GET /api/day/{day}", { day: name }) : all.today;
  const begun = day.games.filter(({ game }) => tableOf(day.day, game));
  const found = await Promise.all(begun.map(({ game }) => finished(day.day, game)));
  return {
    day,
    earlier: all.earlier,
    found: Object.fromEntries(found.flatMap((one) => (one ? [[one.game, one]] : []))),
  };
}

/** The results of a deal; null while it is played, or if its table is gone. */
async function finished(day: string, game: string): Promise<DayResults | null> {
  try {
    const found = await results(day, game);
    return found.own === null ? null : found;
  } catch (error) {
    if (error instanceof ApiError && ["sealed", "bad-secret"].includes(error.code)) return null;
    throw error;
  }
}

/** The fewest people among whom a rank is worth showing. */
export const RANKED = 10;

/** Whether the page's address names a game, as after playing it. */
export function isNamed(game: string): boolean {
  return location.hash === `#${game}`;
}

export type State =
  | { kind: "new" | "running" | "given up" }
  | { kind: "played"; points: number; place: number | null };

/** How far one is with a deal, by this browser's table or the profile's. */
export function stateOf(day: DayView, deal: DayGame, found: DayResults | null): State {
  if (found?.own != null) return { kind: "played", points: found.own, place: found.place };
  const { own } = deal;
  if (own?.points != null) return { kind: "played", points: own.points, place: own.place };
  if (own?.has_ended) return { kind: "given up" };
  return { kind: own || tableOf(day.day, deal.game) ? "running" : "new" };
}

/** Whether a deal can be begun: it is today's, or its secret is published. */
export function mayBegin(day: DayView, deal: DayGame): boolean {
  return day.is_today || deal.secret !== null;
}
