// The tables where this browser played deals that others play too, kept in local storage.

import "../lib/browser/former";
import { keptProfile } from "../lib/browser/profile";
import { settings } from "../lib/browser/settings.svelte";
import { keepValue, keptValue } from "../lib/browser/storage";
import { tidyName } from "../lib/names";
import type { PlayDeal } from "../lib/protocol";

const KEY = "rookery.deals";
/** The number of deals whose tables are kept; older ones are forgotten. */
const MOST = 60;

/** The table of a deal, named by its day and game or by its link; null if it was not played here. */
export function tableOf(deal: string): string | null {
  return kept().find(([name]) => name === deal)?.[1] ?? null;
}

/** Keep the table at which a deal is played. */
export function keep(deal: string, code: string): void {
  const others = kept().filter(([name]) => name !== deal);
  keepValue(KEY, [[deal, code], ...others].slice(0, MOST));
}

function kept(): [string, string][] {
  const all = keptValue(KEY);
  return Array.isArray(all) ? (all as [string, string][]) : [];
}

/** The name under which this browser plays; empty if nobody has given one. */
export function ownName(): string {
  return tidyName(settings.name) || keptProfile()?.name || "";
}

/** The body of a request to play a deal, with one's own name or else `guest`. */
export function playing(guest: string): PlayDeal {
  return { name: ownName() || guest, pace: settings.pace };
}
