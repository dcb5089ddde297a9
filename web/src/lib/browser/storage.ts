// Values in this browser's storage, which may be full or forbidden, or hold other kinds of values.

/** Gets a storage. Called each time, because browsers that forbid storage throw here. */
type Place = () => Storage;

const HERE: Place = () => localStorage;
/** The storage of the tab. */
export const IN_TAB: Place = () => sessionStorage;

/** The text that is kept under a key; empty if there is none. */
export function keptText(key: string, place = HERE): string {
  try {
    return place().getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keep a text; an empty one removes what is kept. Returns whether that worked. */
export function keepText(key: string, text: string, place = HERE): boolean {
  try {
    if (text) place().setItem(key, text);
    else place().removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** The value that is kept under a key; null if there is none, or it cannot be read. */
export function keptValue(key: string, place = HERE): unknown {
  try {
    return JSON.parse(keptText(key, place) || "null");
  } catch {
    return null;
  }
}

/** The texts of a list that is kept. */
export function keptTexts(key: string, place = HERE): string[] {
  const kept = keptValue(key, place);
  return Array.isArray(kept) ? kept.filter((it) => typeof it === "string") : [];
}

/** An object that is kept; empty if there is none. What it holds is not checked. */
export function keptObject<Kept extends object>(key: string): Kept {
  const kept = keptValue(key);
  return (typeof kept === "object" && kept !== null ? kept : {}) as Kept;
}

/** Keep a value; null removes it. Returns whether that worked. */
export function keepValue(key: string, value: unknown, place = HERE): boolean {
  return keepText(key, value === null ? "" : JSON.stringify(value), place);
}
