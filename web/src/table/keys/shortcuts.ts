// The list of shortcuts in the `?` dialog. It is not in keys.ts, as it is loaded with the dialog.

import { say } from "../../lang/say";

export interface Shortcut {
  keys: string;
  does: string;
}

/** The shortcuts at the table, in the order of the list. */
export const shortcuts = (): Shortcut[] => [
  { keys: "← →", does: say.keyArrows },
  { keys: say.keyNameEnter, does: say.keyEnter },
  { keys: "↑", does: say.keyUp },
  { keys: say.keyNameEscape, does: say.keyEscape },
  { keys: "G", does: say.keyG },
  { keys: "1 – 9", does: say.keyDigits },
  { keys: "P", does: say.keyP },
  { keys: "R", does: say.keyR },
  { keys: "W", does: say.keyW },
  { keys: "I", does: say.keyI },
  { keys: "T", does: say.keyT },
  { keys: "L", does: say.keyL },
  { keys: "S", does: say.keyS },
  { keys: "C", does: say.keyC },
  { keys: "D", does: say.keyD },
  { keys: "O", does: say.keyO },
  { keys: "H", does: say.keyH },
  { keys: "U", does: say.keyU },
  { keys: "?", does: say.keyQuestion },
];
