// House rules that this browser keeps under a name, by game.

import type { Chosen } from "./house";

const KEY = "rookery.presets";
const MOST = 30;

export type Presets = Record<string, Chosen>;

/** The presets of a game by name. What they hold is checked where it is used. */
export function presets(game: string): Presets {
  return all()[game] ?? {};
}

/** Keep house rules under a name; a name used before is written over. */
export function keep(game: string, name: string, chosen: Chosen): Presets {
  const kept = Object.entries({ ...presets(game), [name]: chosen }).slice(-MOST);
  return write(game, Object.fromEntries(kept));
}

export function drop(game: string, name: string): Presets {
  const left = Object.entries(presets(game)).filter(([kept]) => kept !== name);
  return write(game, Object.fromEntries(left));
}

function all(): Record<string, Presets> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Presets>) : {};
  } catch {
    return {}; // storage is forbidden, or holds what is not ours
  }
}

function write(game: string, kept: Presets): Presets {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: kept }));
  } catch {
    // Storage is full or forbidden: the preset lasts as long as this page.
  }
  return kept;
}
