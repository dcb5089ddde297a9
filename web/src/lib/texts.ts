// Free text at a private table: the texts that this reader is shown, and how long one may be.

import { characters, isolated } from "./names";
import type { Text, Written } from "./protocol";
import { say } from "../lang/say";

/** The maximum length of a text, in characters as people count them. */
export const LONGEST_TEXT = 200;

/** The number of texts kept here, as many as the server keeps. */
const MOST_KEPT = 50;

/** The texts after an update: its texts are added, or replace all earlier ones if `is_all`. */
export function withWritten(texts: Text[], { texts: added = [], is_all }: Written): Text[] {
  return (is_all ? added : [...texts, ...added]).slice(-MOST_KEPT);
}

/** How many characters (as people count them) may still be typed; negative if too many were. */
export function charactersLeft(typed: string): number {
  return LONGEST_TEXT - characters(typed.trim()).length;
}

/** The writer of a text in a sentence: "You", or the name at that time. */
export function writerOf({ name }: Text, mine: string | undefined): string {
  return name === mine ? say.you : isolated(name);
}

/** The texts of writers who are not muted. */
export function heardOf(texts: Text[], muted: readonly string[]): Text[] {
  return texts.filter(({ author }) => !muted.includes(author));
}
