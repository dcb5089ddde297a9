// The questions of the finder, and its answers as the query of an address.

import { say, shown } from "../lang/say";
import type { ClaimRead } from "../lib/protocol";
import { valueText } from "../rules/house";

export type Answers = Record<string, string>;

export interface Question {
  name: string;
  text: string;
  /** The answers to choose from: their values in a query, and their words. */
  answers: [value: string, words: string][];
}

/** Answers that are numbers, in the digits of the language. */
const numbers = (...all: number[]): [value: string, words: string][] =>
  all.map((number) => [String(number), String(shown(number))]);

/** Yes, in these words, or no. */
const flag = (yes: string): [value: string, words: string][] => [
  ["true", yes],
  ["false", say.no],
];

export const questions = (): Question[] => [
  { name: "players", text: say.findPlayers, answers: numbers(2, 3, 4, 5, 6) },
  {
    name: "ones",
    text: say.findOnes,
    answers: [
      ["high", say.findOnesHigh],
      ["low", say.findOnesLow],
      ["out", say.findOut],
    ],
  },
  {
    name: "rook",
    text: say.findRook,
    answers: [
      ["high", say.findRookHigh],
      ["12.5", say.findRookUpper],
      ["10.5", say.findRookMiddle],
      ["low", say.findRookLow],
      ["out", say.findOut],
    ],
  },
  { name: "calls", text: say.findCalls, answers: flag(say.findCallsYes) },
  {
    name: "minimum_bid",
    text: say.findMinimum,
    answers: numbers(50, 60, 65, 70, 75, 80, 85, 100, 120),
  },
  { name: "target", text: say.findTarget, answers: numbers(100, 200, 300, 400, 500, 1000) },
  { name: "bid_step", text: say.findStep, answers: numbers(5, 10) },
  {
    name: "trump_named",
    text: say.findTrump,
    answers: [
      ["after_nest", say.findTrumpAfter],
      ["before_nest", say.findTrumpBefore],
    ],
  },
  { name: "rook_points", text: say.findRookPoints, answers: numbers(0, 10, 15, 20, 25, 30) },
  { name: "ones_points", text: say.findOnesPoints, answers: numbers(0, 5, 10, 15, 20) },
  { name: "must_make_to_win", text: say.findMustMake, answers: flag(say.findYes) },
  {
    name: "never_below_zero",
    text: say.findBelowZero,
    answers: [
      ["false", say.findYes],
      ["true", say.no],
    ],
  },
];

/** The name under which further house rules are asked for: each as name=value, with spaces between. */
const RULES = "rules";

/** The questions that every number answers. */
const ANY_NUMBER = ["minimum_bid", "target"];

/** The answers in a query, without those that the questions do not take. */
export function answersIn(search: string): Answers {
  const given = new URLSearchParams(search);
  const known = questions().map(({ name, answers }) => {
    const value = given.get(name) ?? "";
    const isNumber = ANY_NUMBER.includes(name) && /^[1-9]\d{0,4}$/.test(value);
    return [name, isNumber || answers.some(([each]) => each === value) ? value : ""];
  });
  const all = [...known, [RULES, given.get(RULES) ?? ""]];
  return Object.fromEntries(all.filter(([, value]) => value));
}

/** Whether the answers have what a sentence of a rule sheet says. */
export const isConfirmed = (answers: Answers, { option, value }: ClaimRead): boolean =>
  settings(answers)[option] === valueText(value);

/** The answers with what a sentence of a rule sheet says, or without it. */
export function confirm(answers: Answers, { option, value }: ClaimRead, isRight: boolean): Answers {
  const { [option]: _before, ...others } = settings(answers);
  const all = Object.entries(isRight ? { ...others, [option]: valueText(value) } : others);
  const asked = questions().map(({ name }) => name);
  const rules = all.filter(([name]) => !asked.includes(name)).map((rule) => rule.join("="));
  const given = Object.fromEntries(all.filter(([name]) => asked.includes(name)));
  return rules.length ? { ...given, [RULES]: rules.join(" ") } : given;
}

/** All that is answered, each house rule by its own name. */
function settings({ [RULES]: rules = "", ...answers }: Answers): Answers {
  const pairs = rules.split(" ").filter(Boolean);
  return { ...answers, ...Object.fromEntries(pairs.map((rule) => rule.split("="))) };
}

/** The answers as a query with its question mark; empty without answers. */
export function queryOf(answers: Answers): string {
  const query = new URLSearchParams(answers).toString();
  return query && `?${query}`;
}
