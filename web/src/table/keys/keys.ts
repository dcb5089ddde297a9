// The keyboard: what each key does at the table, told in the `?` dialog from the same list.

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
  | "help";

export interface Shortcut {
  keys: string;
  does: string;
}

/** What the `?` dialog tells. */
export const SHORTCUTS: Shortcut[] = [
  { keys: "← →", does: "go along your hand (Home and End: to its ends)" },
  { keys: "Enter, Space", does: "play or choose the card, press the button" },
  { keys: "↑", does: "from the hand to the buttons above it" },
  { keys: "Esc", does: "put a chosen card back, close what is open" },
  { keys: "G", does: "go to your hand" },
  { keys: "1 – 9", does: "go to that button of the question, or to that card you may play" },
  { keys: "P", does: "pass" },
  { keys: "R", does: "ready for the next deal" },
  { keys: "W", does: "why may this card not be played?" },
  { keys: "I", does: "an idea: what a strong player would do" },
  { keys: "T", does: "the last trick" },
  { keys: "L", does: "the log" },
  { keys: "S", does: "the score sheet" },
  { keys: "C", does: "chat" },
  { keys: "O", does: "call orange (in Tuxedo)" },
  { keys: "H", does: "hold, and leave an orange (in Tuxedo)" },
  { keys: "?", does: "this list" },
];

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
  "?": "help",
};

const KEY = "rookery.keys";

/** Whether single letters and digits do things: who speaks to the page may want them off. */
export function letterKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true; // storage is forbidden: the usual way
  }
}

export function setLetterKeys(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // a forbidden storage keeps nothing
  }
}

/** A key press as far as it matters here. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key asks for; null if nothing. A digit asks for an option, counted from 0. */
export function actionOf(press: Press): { action: Action; option: number } | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (/^[1-9]$/.test(press.key)) return { action: "option", option: Number(press.key) - 1 };
  const action = LETTERS[press.key.toLowerCase()];
  return action ? { action, option: 0 } : null;
}

const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, select";

/** Whether the keys belong to something else: a field that is typed in, or an open dialog. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(`${FIELDS}, [contenteditable], dialog`) !== null;
}

/** Where an arrow key leads among `count` things in a row, from `from`; null for other keys. */
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
