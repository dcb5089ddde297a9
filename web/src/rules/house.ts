// House rules as the catalogue describes them: reading them from a link, writing them to one, grouping.

import type { GameDescribed, OptionDescribed } from "../lib/protocol";
import { score } from "../lib/numbers";
import { say } from "../lang/say";

export type Value = boolean | number | string | null;
export type Chosen = Record<string, Value>;

export interface FromLink {
  chosen: Chosen;
  /** What is wrong with the link, one sentence each. */
  faults: string[];
}

export interface Topic {
  title: string;
  options: OptionDescribed[];
}

/** The options of a game by the phase of a match that they change; those without a choice are left out. */
export function topics(game: GameDescribed): Topic[] {
  const open = game.options.filter((it) => !hasNoChoice(it));
  return [...new Set(open.map(({ phase }) => phase))].map((title) => ({
    title,
    options: open.filter(({ phase }) => phase === title),
  }));
}

/** Whether an option has only one value, such as the seats of a game for exactly three. */
function hasNoChoice(it: OptionDescribed): boolean {
  return it.kind !== "flag" && it.choices.length === 1;
}

/** Every option of a game at its default. */
export function defaults(game: GameDescribed): Chosen {
  return Object.fromEntries(game.options.map((it) => [it.name, it.default]));
}

/** The options that differ from their defaults, as kept in records, links and presets. */
export function changed(game: GameDescribed, chosen: Chosen): Chosen {
  const different = game.options.filter((it) => chosen[it.name] !== it.default);
  return Object.fromEntries(different.map((it) => [it.name, chosen[it.name] ?? null]));
}

/** The options to open a table with: those that differ, and the seats if there is a choice. */
export function written(game: GameDescribed, chosen: Chosen): Chosen {
  const kept = changed(game, chosen);
  const seats = chosen["seats"];
  return game.seats.length > 1 && seats !== undefined ? { seats, ...kept } : kept;
}

/** House rules as the query of a link with its question mark; empty for no rules. */
export function rulesQuery(rules: Chosen): string {
  const pairs = Object.entries(rules).map(([name, value]) => [name, valueText(value)]);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : "";
}

/** A value as it is written in a link. */
export function valueText(value: Value): string {
  return value === null ? "none" : String(value);
}

/** The options in a link. A wrong one keeps its default and adds a sentence to the faults. */
export function fromLink(game: GameDescribed, search: string): FromLink {
  const chosen = defaults(game);
  const faults: string[] = [];
  for (const [name, text] of new URLSearchParams(search)) {
    const option = game.options.find((it) => it.name === name);
    if (!option) faults.push(say.noSuchRule({ game: game.title, name: shortened(name) }));
    else {
      const value = read(option, text);
      if (value !== undefined) chosen[name] = value;
      else faults.push(faultText(option, text));
    }
  }
  return { chosen, faults };
}

/** The value that a text stands for; undefined if the option does not allow it. */
export function read(option: OptionDescribed, text: string): Value | undefined {
  if (option.nullable && text === "none") return null;
  if (option.kind === "flag") return { true: true, false: false }[text];
  if (option.kind === "choice") return option.choices.includes(text) ? text : undefined;
  return /^-?\d{1,9}$/.test(text) && fits(option, Number(text)) ? Number(text) : undefined;
}

function fits(option: OptionDescribed, value: number): boolean {
  if (option.choices.length > 0) return option.choices.includes(String(value));
  const step = option.step || 1;
  return option.low <= value && value <= option.high && value % step === 0;
}

function faultText(option: OptionDescribed, text: string): string {
  return say.wrongValue({
    rule: option.title,
    values: option.values,
    given: shortened(text),
    usual: valueText(option.default),
  });
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}

/** The numbers that an option may have, as a sentence. */
export function rangeWords(option: OptionDescribed): string {
  const range = { low: score(option.low), high: score(option.high) };
  const step = option.step || 1;
  return step > 1
    ? say.optionMustBeMultiple({ ...range, step: score(step) })
    : say.optionMustBeWhole(range);
}

/** A value of an option in words: "the next dealer deals", "yes", "300". */
export function valueWords(option: OptionDescribed, value: Value | string): string {
  const text = valueText(value);
  const words = option.choice_titles[option.choices.indexOf(text)];
  if (words !== undefined) return words;
  if (/^-?\d+$/.test(text)) return score(Number(text));
  return { true: say.yesValue, false: say.noValue, none: say.noneValue }[text] ?? text;
}

/** The numbers of the rules that an option is about: "DX-9, R3-6" gives both. */
export function rulesOf({ source }: OptionDescribed): string[] {
  return source.split(", ");
}
