// The server's answers about one's own past, and files to download.

import { keptProfile } from "../lib/browser/profile";
import type { CompanionView, HistoryPage, StatisticsView } from "../lib/protocol";
import { ask, faultOf } from "../lib/server/api";

/** Which matches are wanted; an empty field means any. Days are as in `2026-11-25`. */
export interface Wanted {
  game: string;
  person: string;
  outcome: string;
  since: string;
  until: string;
}

export const ANY: Wanted = { game: "", person: "", outcome: "", since: "", until: "" };

/** A page of matches; `after` is the `next` of the page before. */
export function matches(wanted: Wanted, after = ""): Promise<HistoryPage> {
  return ask("GET /api/profile/matches", { query: queryOf(wanted, after) });
}

/** The query for some matches: whole days by the reader's clock, the last one included. */
export function queryOf(wanted: Wanted, after = ""): Record<string, string> {
  const { game, person, outcome, since, until } = wanted;
  const given = {
    game,
    person,
    outcome,
    since: beginning(since),
    until: beginning(until, 1),
    after,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** The beginning of a day, or of one some days later, in seconds since 1970; empty for no day. */
function beginning(day: string, later = 0): string {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return "";
  return String(Math.max(0, new Date(year, month - 1, date + later).getTime() / 1000));
}

export function people(): Promise<CompanionView[]> {
  return ask("GET /api/profile/people");
}

export function statistics(game: string): Promise<StatisticsView> {
  return ask("GET /api/profile/statistics", { query: { game } });
}

/** Download a file with one's own data. A link could not send the profile's secret. */
export async function save(path: "records" | "stored", name: string): Promise<void> {
  const headers = { "Rookery-Profile": keptProfile()?.secret ?? "" };
  const response = await fetch(`/api/profile/${path}`, { headers });
  if (!response.ok) throw await faultOf(response);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
