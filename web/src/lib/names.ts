// Names of players: how long they may be, how a typed one is tidied, how they stand in sentences.

import { language } from "../lang/language";
import { directionOf } from "./direction";

/** The mark between the items of a row, with its space. */
export const comma = language === "fa" ? "، " : ", ";

/** The maximum length of a name, in characters as people count them. */
export const LONGEST_NAME = 20;

/** The characters of a text as people count them (grapheme clusters): a flag is one, or two in Firefox 115. */
export function characters(text: string): string[] {
  if (!Intl.Segmenter) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** A name with every run of white space as one space, and none around it. */
export function onOneLine(typed: string): string {
  return typed.trim().replace(/\s+/g, " ");
}

/** A name on one line, cut between characters as people count them: a flag is one. */
export function tidyName(typed: string): string {
  const line = onOneLine(typed);
  return characters(line).slice(0, LONGEST_NAME).join("").trim();
}

/** A name for use within a sentence: isolated if it is written the other way than the page (UAX 9). */
export function isolated(name: string): string {
  return (directionOf(name) === "rtl") !== (language === "fa") ? `\u2068${name}\u2069` : name;
}
