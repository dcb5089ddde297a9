// The words of the games and what they mean, and where they stand in a sentence.

import known from "./words.json";

export interface Word {
  word: string;
  /** Other forms of it. */
  also?: string[];
  sentence: string;
}

/** All words, in the order of the alphabet. */
export const WORDS: Word[] = [...(known as Word[])].sort((one, other) =>
  one.word.localeCompare(other.word),
);

/** The word of each form. */
const BY_FORM = new Map(
  WORDS.flatMap((it) => [it.word, ...(it.also ?? [])].map((form) => [form, it] as const)),
);

/** Matches any form as a whole word, the longest first. */
const ANY = new RegExp(
  `(?<![\\p{L}-])(${[...BY_FORM.keys()].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}-])`,
  "giu",
);

/** A part of a sentence: plain text, or a form of a word. */
export interface Part {
  text: string;
  word?: Word;
}

/** The parts of a sentence. Each word is marked only where it stands first. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  const seen = new Set<Word>();
  let from = 0;
  for (const found of sentence.matchAll(ANY)) {
    const word = BY_FORM.get(found[0].toLowerCase())!;
    if (seen.has(word)) continue;
    seen.add(word);
    if (found.index > from) parts.push({ text: sentence.slice(from, found.index) });
    parts.push({ text: found[0], word });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from) });
  return parts;
}
