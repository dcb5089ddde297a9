// House rules saved in this browser under a name, by game.

import { keepValue, keptObject } from "../lib/browser/storage";
import type { Chosen } from "./house";

const KEY = "rookery.presets";
/** The number of presets kept for a game; older ones are dropped. */
const MOST = 30;

/** The most characters of a name. */
export const LONGEST = 40;

export type Presets = Record<string, Chosen>;
type AllPresets = Record<string, Presets>;

/** The presets of a game by name. Their values are checked when they are used. */
export function presets(game: string): Presets {
  return keptObject<AllPresets>(KEY)[game] ?? {};
}

/** The end of an address that names house rules; empty without a name. */
export function named(name: string): string {
  return name && `#${new URLSearchParams({ name })}`;
}

/** The name of house rules in the hash of an address; empty if there is none. */
export function called(hash: string): string {
  return (new URLSearchParams(hash.slice(1)).get("name") ?? "").slice(0, LONGEST);
}

/** Save house rules under a name, replacing those saved under it before. */
export function keep(game: string, name: string, chosen: Chosen): Presets {
  const kept = Object.entries({ ...presets(game), [name]: chosen }).slice(-MOST);
  return write(game, Object.fromEntries(kept));
}

/** Remove a preset. */
export function drop(game: string, name: string): Presets {
  const left = Object.entries(presets(game)).filter(([kept]) => kept !== name);
  return write(game, Object.fromEntries(left));
}

function write(game: string, kept: Presets): Presets {
  keepValue(KEY, { ...keptObject<AllPresets>(KEY), [game]: kept });
  return kept;
}
