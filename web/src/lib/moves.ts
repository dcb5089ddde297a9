// Move texts as the server lists them in `legal`, parsed for panels and buttons.

import { cardName, listed, parse } from "./cards";
import { say } from "../lang/say";

export type Verb =
  | "bid"
  | "pass"
  | "stay"
  | "claim"
  | "bury"
  | "trump"
  | "call"
  | "lead"
  | "play"
  | "take"
  | "build"
  | "trail"
  | "orange"
  | "hold"
  | "cut";

/** Cards of the centre captured together: a single card, a sum, or a build. */
export interface Group {
  cards: string[];
  isBuild: boolean;
}

export function verbOf(move: string): Verb {
  return move.split(" ", 1)[0] as Verb;
}

/** The card that a move plays, buries or calls; null for a move without one. */
export function cardOf(move: string): string | null {
  const word = move.split(" ")[1];
  return word !== undefined && !parse(word).isUnknown ? word : null;
}

/** The groups that a capture takes or a build is laid on; empty for any other move. */
export function groupsOf(move: string): Group[] {
  const words = move.split(" ");
  if (words[0] === "take") return words.slice(2).map(groupOf);
  if (words[0] !== "build") return [];
  const groups = words.slice(2).filter((word) => word !== "on" && word !== "with");
  return groups.map(groupOf);
}

function groupOf(word: string): Group {
  const isBuild = word.startsWith("[");
  return { cards: (isBuild ? word.slice(1, -1) : word).split("+"), isBuild };
}

/** All the cards of the centre that a move uses. */
export function cardsUsed(move: string): string[] {
  return groupsOf(move).flatMap((group) => group.cards);
}

/** A group in words: "red 5", "red 5 plus green 4", "the build of red 5 and green 4". */
export function groupWords(group: Group): string {
  const names = group.cards.map(cardName);
  if (group.isBuild) return say.buildOf({ cards: listed(names) });
  return names.reduce((sum, card) => say.sumOf({ sum, card }));
}

/** The words after the verb in the legal moves with that verb: `trump red`, `trump low` give red, low. */
export function wordsAfter(verb: Verb, legal: string[]): string[] {
  const start = `${verb} `;
  return legal.filter((move) => move.startsWith(start)).map((move) => move.slice(start.length));
}

/** The cards named by the legal moves with a verb: `bury R1`, `bury G5` give R1 and G5. */
export function cardsAfter(verb: Verb, legal: string[]): Set<string> {
  return new Set(wordsAfter(verb, legal));
}
