// House rules as the catalogue describes them: read from a link, written to one, and grouped.

import type { GameDescribed, OptionDescribed } from "../lib/protocol";

export type Value = boolean | number | string | null;
export type Chosen = Record<string, Value>;

export interface FromLink {
  chosen: Chosen;
  /** What is wrong with the link, in sentences. */
  faults: string[];
}

const TOPICS: [title: string, names: string[]][] = [
  ["The match", ["seats", "target", "floor", "bidder_out_first"]],
  ["Bidding", ["all_pass", "sun_value", "moon_value"]],
  ["The cards", ["rook_rank"]],
  ["Capturing and building", ["capture", "build_on_many", "trail", "leftovers"]],
  ["Orange", ["orange", "orange_counts_played_card"]],
];

export interface Topic {
  title: string;
  options: OptionDescribed[];
}

/** The options of a game by topic; one that no topic knows comes under "More". */
export function topics(game: GameDescribed): Topic[] {
  const known = new Set(TOPICS.flatMap(([, names]) => names));
  const more = game.options.filter((it) => !known.has(it.name)).map((it) => it.name);
  return [...TOPICS, ["More", more] as [string, string[]]]
    .map(([title, names]) => ({ title, options: named(game, names) }))
    .filter((topic) => topic.options.length > 0);
}

function named(game: GameDescribed, names: string[]): OptionDescribed[] {
  return game.options.filter((it) => names.includes(it.name) && !isSettled(it));
}

/** Whether there is nothing to choose: a game for exactly three has no choice of seats. */
function isSettled(it: OptionDescribed): boolean {
  return it.kind !== "flag" && it.choices.length === 1;
}

/** Every option of a game at its default. */
export function defaults(game: GameDescribed): Chosen {
  return Object.fromEntries(game.options.map((it) => [it.name, it.default]));
}

/** What differs from the defaults: what a record, a link and a preset keep. */
export function changed(game: GameDescribed, chosen: Chosen): Chosen {
  const different = game.options.filter((it) => chosen[it.name] !== it.default);
  return Object.fromEntries(different.map((it) => [it.name, chosen[it.name] ?? null]));
}

/** The options that a table is opened with: what differs, and the seats where they vary. */
export function written(game: GameDescribed, chosen: Chosen): Chosen {
  const kept = changed(game, chosen);
  const seats = chosen["seats"];
  return game.seats.length > 1 && seats !== undefined ? { seats, ...kept } : kept;
}

/** The options as the query of a link, without the question mark. */
export function query(game: GameDescribed, chosen: Chosen): string {
  const pairs = Object.entries(changed(game, chosen));
  return new URLSearchParams(pairs.map(([name, value]) => [name, valueText(value)])).toString();
}

export function valueText(value: Value): string {
  return value === null ? "none" : String(value);
}

/** The options of a link. What cannot stand stays at its default, and is told. */
export function fromLink(game: GameDescribed, search: string): FromLink {
  const chosen = defaults(game);
  const faults: string[] = [];
  for (const [name, text] of new URLSearchParams(search)) {
    const option = game.options.find((it) => it.name === name);
    if (!option) faults.push(`${game.title} has no house rule called “${shortened(name)}”.`);
    else {
      const value = read(option, text);
      if (value !== undefined) chosen[name] = value;
      else faults.push(wrong(option, text));
    }
  }
  return { chosen, faults };
}

/** The value of a text; undefined if it may not stand. */
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

function wrong(option: OptionDescribed, text: string): string {
  const stays = `it stays at ${spoken(valueText(option.default))}`;
  return `“${label(option.name)}” must be ${option.values}, not “${shortened(text)}”; ${stays}.`;
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}

/** A name of the catalogue as people read it: `build_on_many` is "Build on many". */
export function label(name: string): string {
  const words = spoken(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of the catalogue as people read it. */
export function spoken(value: string): string {
  return { true: "yes", false: "no" }[value] ?? value.replaceAll("_", " ");
}
