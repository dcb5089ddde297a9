// The direction of texts that may be in another language than the page.

import { RIGHT_TO_LEFT } from "./names";

/**
 * The direction of a text that the server has perhaps only in English. `dir="auto"` would take that of
 * the first letter, and Persian sentences may begin with a name in Latin letters.
 */
export function directionOf(text: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.test(text) ? "rtl" : "ltr";
}
