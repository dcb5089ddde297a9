// The action of each key at the table.

import { keepText, keptText } from "../../lib/browser/storage";

export type Action =
  | "hand"
  | "option"
  | "pass"
  | "why"
  | "hint"
  | "last"
  | "log"
  | "sheet"
  | "chat"
  | "ready"
  | "orange"
  | "hold"
  | "undo"
  | "help"
  | "words";

const LETTERS: Record<string, Action> = {
  g: "hand",
  p: "pass",
  w: "why",
  i: "hint",
  t: "last",
  l: "log",
  s: "sheet",
  c: "chat",
  r: "ready",
  o: "orange",
  h: "hold",
  u: "undo",
  d: "words",
  "?": "help",
};

const KEY = "rookery.keys";

/** Whether single-key shortcuts are on. People who use speech input may want them off. */
export function letterKeys(): boolean {
  return keptText(KEY) !== "off";
}

/** Switch single-key shortcuts on or off. */
export function setLetterKeys(on: boolean): void {
  keepText(KEY, on ? "on" : "off");
}

/** The parts of a keyboard event that matter here. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The action of a key; null if it has none. A digit means an option, counted from 0. */
export function actionOf(press: Press): { action: Action; option: number } | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (/^[1-9]$/.test(press.key)) return { action: "option", option: Number(press.key) - 1 };
  const action = LETTERS[press.key.toLowerCase()];
  return action ? { action, option: 0 } : null;
}

const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, select";

/** Whether the event belongs to a text field or a dialog, so that it is no shortcut. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(`${FIELDS}, [contenteditable], dialog`) !== null;
}

/** The index that an arrow key, Home or End leads to in a row of `count`; null for other keys. */
export function steppedTo(key: string, from: number, count: number): number | null {
  if (!count) return null;
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, from - 1);
    case "ArrowRight":
      return Math.min(count - 1, from + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
