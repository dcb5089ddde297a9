// Moves values that earlier pages kept in this browser under other names to their present names.
// Only this module knows the old names. Modules that read the new names import this one first.

import { keepText, keepValue, keptText, keptValue } from "./storage";

/** A stored list of pairs of a name and a value, such as a deal and the code of its table. */
type Pairs = [string, string][];

interface Former {
  /** The key under which it is kept now. */
  now: string;
  /** The new value, made of the former one and what the new key holds already. */
  merged(former: unknown, kept: unknown): unknown;
}

/** The keys of local storage that no page writes any more. */
export const FORMER: Record<string, Former> = {
  // Until 26 November 2026: only the deals of the day, under the same names.
  "rookery.day": { now: "rookery.deals", merged: pairs },
};

/** Move what is kept under former keys; what cannot be stored stays where it is. */
export function moveFormer(): void {
  for (const [key, { now, merged }] of Object.entries(FORMER)) {
    if (!keptText(key)) continue;
    if (keepValue(now, merged(keptValue(key), keptValue(now)))) keepText(key, "");
  }
}

/** The pairs of both lists, the kept ones first; of two with the same name, only the kept one. */
function pairs(former: unknown, kept: unknown): Pairs {
  const [ours, theirs] = [kept, former].map((all) => (Array.isArray(all) ? (all as Pairs) : []));
  const names = new Set(ours!.map(([name]) => name));
  return [...ours!, ...theirs!.filter(([name]) => !names.has(name))];
}

moveFormer();
