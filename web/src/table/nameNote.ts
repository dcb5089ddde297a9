// Why a name at the table is not the one that was typed.

import { say } from "../lang/say";
import { isolated, LONGEST_NAME, onOneLine, tidyName } from "../lib/names";

/** Why the name shown is not the one that was typed; empty if it is. */
export function nameNote(typed: string, shown: string): string {
  const plain = onOneLine(typed).normalize("NFC");
  if (plain === shown) return "";
  const isNumbered = / \d$/.test(shown) && tidyName(plain).startsWith(shown.slice(0, -2));
  if (isNumbered && !plain.startsWith(shown))
    return say.nameTaken({ taken: isolated(shown.slice(0, -2)), name: isolated(shown) });
  return say.nameCut({ name: isolated(shown), most: LONGEST_NAME });
}
