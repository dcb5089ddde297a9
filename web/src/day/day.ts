// The deal of the day: opening its tables, and reading the results with the secret of one's seat.

import { keptProfile } from "../lib/browser/profile";
import { settings } from "../lib/browser/settings.svelte";
import { tidyName } from "../lib/names";
import { remember, secretOf } from "../lib/browser/tables";
import type { DayGame, DayOpened, DayResults, DayView } from "../lib/protocol";
import { ask, posting } from "../lib/server/api";
import { TEXTS } from "./texts";

const KEY = "rookery.day";
/** The number of deals whose tables are kept; older ones are forgotten. */
const MOST = 60;

/** The table at which this browser has played a deal; null if it has not. */
export function tableOf(day: string, game: string): string | null {
  return kept().find(([name]) => name === `${day}/${game}`)?.[1] ?? null;
}

function kept(): [string, string][] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(all) ? (all as [string, string][]) : [];
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}

function keep(day: string, game: string, code: string): void {
  const name = `${day}/${game}`;
  const others = kept().filter(([each]) => each !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify([[name, code], ...others].slice(0, MOST)));
  } catch {
    // storage is full or forbidden: the results are not found again
  }
}

/** The table for a deal: a new one, or that of before. This browser remembers its seat. */
export async function opened({ day }: DayView, { game, title }: DayGame): Promise<string> {
  const name = tidyName(settings.name) || keptProfile()?.name || TEXTS.guest;
  const body = posting({ name, pace: settings.pace });
  const { code, seat, secret } = await ask<DayOpened>(`/api/day/${day}/${game}`, body);
  remember({ code, seat, secret, game, title: TEXTS.tableOf(title, day), at: Date.now() });
  keep(day, game, code);
  return code;
}

/** How everybody did with a deal, with one's own result if this browser has played it. */
export function results(day: string, game: string): Promise<DayResults> {
  const code = tableOf(day, game);
  const secret = code && secretOf(code);
  const query = secret ? `?table=${code}` : "";
  const headers: HeadersInit = secret ? { Authorization: `Bearer ${secret}` } : {};
  return ask<DayResults>(`/api/day/${day}/${game}/results${query}`, { headers });
}
