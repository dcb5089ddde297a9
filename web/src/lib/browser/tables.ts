// The tables where this browser has a seat, with the seats' secrets, kept in local storage.

import type { Standing } from "../protocol";
import { keepValue, keptValue } from "./storage";

export interface RememberedTable {
  code: string;
  game: string;
  title: string;
  /** The seat's secret; empty once the seat is lost. */
  secret: string;
  seat: number | null;
  /** When the table was last used, in milliseconds since 1970. */
  at: number;
  /** Whether this seat has contributed to the shuffle. */
  contributed?: boolean;
  /** The version at which a loss cut off the table's log; set once the player has read of it. */
  lossRead?: number;
  /** The table's state when this browser last saw it or asked about it. */
  standing?: Standing;
  /** Whether the server no longer opens the table for this seat. */
  isGone?: boolean;
  /** The id of the profile that has claimed the seat. */
  claimedBy?: string;
  /** When the server was last asked about the table, in milliseconds since 1970. */
  askedAt?: number;
}

const KEY = "rookery.tables";
/** The number of tables kept; older ones are forgotten. */
const MOST = 30;

/** Remember a table, or update what is known of it. */
export function remember(table: Partial<RememberedTable> & { code: string }): void {
  const all = recent();
  const before = all.find((one) => one.code === table.code);
  const blank = { game: "", title: "", secret: "", seat: null, at: Date.now() };
  const after: RememberedTable = { ...blank, ...before, ...table };
  write([after, ...all.filter((one) => one.code !== table.code)]);
}

/** The secret of this browser's seat at a table; null without a seat. */
export function secretOf(code: string): string | null {
  return recent().find((one) => one.code === code)?.secret || null;
}

/** The remembered tables, the most recent first. */
export function recent(): RememberedTable[] {
  const kept = keptValue(KEY);
  if (!Array.isArray(kept)) return [];
  const tables = kept
    .filter(isRemembered)
    .map((one) => ({ ...one, standing: isStanding(one.standing) ? one.standing : undefined }));
  return tables.sort((one, other) => other.at - one.at);
}

/** Forget a table and its secret. */
export function forget(code: string): void {
  write(recent().filter((one) => one.code !== code));
}

function write(tables: RememberedTable[]): void {
  keepValue(KEY, tables.sort((one, other) => other.at - one.at).slice(0, MOST));
}

function isRemembered(value: unknown): value is RememberedTable {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Partial<RememberedTable>;
  return typeof one.code === "string" && typeof one.at === "number";
}

function isStanding(value: unknown): value is Standing {
  if (typeof value !== "object" || value === null) return false;
  const { changed_at, players, totals, winners } = value as Partial<Standing>;
  return typeof changed_at === "number" && [players, totals, winners].every(Array.isArray);
}
