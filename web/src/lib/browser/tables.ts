// The tables this browser has sat at: their secrets, kept in the browser's own storage.

export interface Remembered {
  code: string;
  game: string;
  title: string;
  /** The seat's secret; empty once the seat is lost. */
  secret: string;
  seat: number | null;
  /** When the table was last used, in milliseconds since 1970. */
  at: number;
  /** Whether this seat has given its part of the shuffle. */
  contributed?: boolean;
}

const KEY = "rookery.tables";
const MOST = 30;

/** Remember a table, or what is new about it. The latest come first; the oldest are forgotten. */
export function remember(table: Partial<Remembered> & { code: string }): void {
  const all = recent();
  const before = all.find((one) => one.code === table.code);
  const blank = { game: "", title: "", secret: "", seat: null, at: Date.now() };
  const after: Remembered = { ...blank, ...before, ...table };
  write([after, ...all.filter((one) => one.code !== table.code)]);
}

/** The secret of one's seat at a table; null if there is none. */
export function secretOf(code: string): string | null {
  return recent().find((one) => one.code === code)?.secret || null;
}

/** The remembered tables, the latest first. */
export function recent(): Remembered[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter(isRemembered).sort((one, other) => other.at - one.at);
  } catch {
    return []; // storage is forbidden, or holds what is not ours
  }
}

/** Forget a table, its secret too. */
export function forget(code: string): void {
  write(recent().filter((one) => one.code !== code));
}

function write(tables: Remembered[]): void {
  const kept = tables.sort((one, other) => other.at - one.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the seat lasts as long as this page.
  }
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Partial<Remembered>;
  return typeof one.code === "string" && typeof one.at === "number";
}
