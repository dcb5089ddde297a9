// The words of the games and what they mean, and where they stand in a sentence.

import { locale } from "../lang/language";
import { say } from "../lang/say";

export interface Word {
  word: string;
  /** The word and other forms of it, in lower case. */
  forms: string[];
  sentence: string;
}

interface Known {
  /** All words, in the order of the alphabet. */
  words: Word[];
  byForm: Map<string, Word>;
  /** Matches any form as a whole word, the longest first; group 1 is the character before it. */
  any: RegExp;
}

let known: Known | null = null;

/** All words, in the order of the alphabet. */
export function allWords(): Word[] {
  return wordsKnown().words;
}

function wordsKnown(): Known {
  if (known) return known;
  const words = messages()
    .map(wordOf)
    .sort((one, other) => one.word.localeCompare(other.word, locale));
  const byForm = new Map(words.flatMap((it) => it.forms.map((form) => [form, it] as const)));
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length);
  const any = new RegExp(`(^|[^\\p{L}-])(${forms.join("|")})(?![\\p{L}-])`, "giu");
  return (known = { words, byForm, any });
}

/** A word as its message has it: "bid, bids: A promise". */
function wordOf(message: string): Word {
  const end = message.indexOf(":");
  const written = message.slice(0, end).split(", ");
  const forms = written.map((form) => form.toLocaleLowerCase(locale));
  return { word: written[0]!, forms, sentence: message.slice(end + 1).trim() };
}

function messages(): string[] {
  return [
    say.wordDeal,
    say.wordDealer,
    say.wordHand,
    say.wordBid,
    say.wordPass,
    say.wordBidder,
    say.wordNest,
    say.wordBury,
    say.wordTrump,
    say.wordRuff,
    say.wordVoid,
    say.wordTrick,
    say.wordLead,
    say.wordFollow,
    say.wordCounter,
    say.wordSureWinner,
    say.wordSet,
    say.wordPartner,
    say.wordSide,
    say.wordCall,
    say.wordRook,
    say.wordLoNo,
    say.wordNoTrump,
    say.wordMoon,
    say.wordSun,
    say.wordMostTricks,
    say.wordLastTrick,
    say.wordDummy,
    say.wordCentre,
    say.wordCapture,
    say.wordBuild,
    say.wordTrail,
    say.wordSweep,
    say.wordOrange,
    say.wordStock,
  ];
}

/** A part of a sentence: plain text, or a form of a word. */
export interface Part {
  text: string;
  word?: Word;
}

/** The parts of a sentence. Each word is marked only where it first occurs. */
export function partsOf(sentence: string): Part[] {
  const { any, byForm } = wordsKnown();
  const parts: Part[] = [];
  const seen = new Set<Word>();
  let from = 0;
  for (const found of sentence.matchAll(any)) {
    const [, before = "", form = ""] = found;
    const word = byForm.get(form.toLocaleLowerCase(locale))!;
    if (seen.has(word)) continue;
    seen.add(word);
    const at = found.index + before.length;
    if (at > from) parts.push({ text: sentence.slice(from, at) });
    parts.push({ text: form, word });
    from = at + form.length;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from) });
  return parts;
}
