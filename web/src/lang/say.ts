// The words of the page. The members of `say` are the messages of the English catalogues in this
// folder; a message with arguments is a function. The build replaces each name by an index.

import { language, locale } from "./language";
import type { Area, Messages } from "./messages";

/** The version of all catalogues, in the names of their scripts. */
declare const __CATALOGUES__: string;

/** The script of an area: the index of its first message, and the function that makes them all. */
export type Script = [
  at: number,
  made: (plural: (count: number) => string, shown: (value: unknown) => unknown) => unknown[],
];

/** The messages of the areas that are loaded. */
export const say = [] as unknown as Messages;

const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(locale, { useGrouping: false });

/** A number in the digits of the language; anything else as it is. */
export function shown<Value>(value: Value): Value | string {
  return typeof value === "number" ? numbers.format(value) : value;
}

/** Take the messages of an area. */
export function learn([at, made]: Script): void {
  made((count) => plurals.select(count), shown).forEach(
    (message, nth) => ((say as unknown as unknown[])[at + nth] = message),
  );
}

/** The areas that are loaded or on their way. */
export const loads: Partial<Record<Area, Promise<void>>> = {};

/** The address of an area's script in the language of the page. */
export function addressOf(area: Area): string {
  if (import.meta.env.DEV) return `/src/lang/${language}/${area}.ftl`;
  return `/assets/${language}-${area}-${__CATALOGUES__}.js`;
}

/** Load the words of an area. */
export function load(area: Area): Promise<void> {
  return (loads[area] ??= import(/* @vite-ignore */ addressOf(area)).then(
    (script: { default: Script }) => learn(script.default),
    (error: unknown) => {
      delete loads[area]; // for another try
      dispatchEvent(new Event("vite:preloadError")); // as Vite's own imports do
      throw error;
    },
  ));
}

/** Load code together with the words that it uses. */
export async function speaking<Code>(code: Promise<Code>, ...areas: Area[]): Promise<Code> {
  const [loaded] = await Promise.all([code, ...areas.map(load)]);
  return loaded;
}

/** A message cut at its square brackets, which enclose a link or a name. */
export function pieces(message: string): string[] {
  return message.split(/[[\]]/);
}
