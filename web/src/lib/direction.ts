// The direction of texts that may be in another language than the page.

/** Letters, without the digits of Arabic and Persian, which run from left to right. */
const RIGHT_TO_LEFT = /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufefc]/g;
const LEFT_TO_RIGHT = /[a-z\u00c0-\u058f]/gi;
/** A name or the like within a sentence, isolated from it (UAX 9). */
const ISOLATED = /\u2068[^\u2069]*\u2069/g;

/**
 * The direction of most letters in a text that the server may have only in English. `dir="auto"`
 * would go by the first letter, which may belong to a name in another script.
 */
export function directionOf(text: string): "ltr" | "rtl" {
  const own = text.replace(ISOLATED, "") || text;
  return count(own, RIGHT_TO_LEFT) > count(own, LEFT_TO_RIGHT) ? "rtl" : "ltr";
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
