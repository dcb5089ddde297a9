// Whether the catalogues are whole: nothing is missing, unused, or takes other arguments than in English.

import { describe, expect, test } from "vitest";
import { areas, languages, own, placesOf, script } from "../../fluent/plugin.ts";
import { argumentsOf, pieceCount, type Catalogue } from "../../fluent/read.ts";

const ALL = areas();
const TRANSLATED = languages().filter((language) => !language.startsWith("en"));

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

test("every message is used", () => {
  const code = Object.values(sources).join("\n");
  const used = new Set(
    [...code.matchAll(/(?<![\w.$])say\.([a-zA-Z]\w*)/g)].map(([, name]) => name),
  );
  expect([...placesOf(ALL).keys()].filter((name) => !used.has(name))).toEqual([]);
});

describe.each(TRANSLATED)("in %s", (language) => {
  test("every area is there", () => {
    expect(ALL.filter(({ name }) => !own(language, name))).toEqual([]);
  });

  test.each(ALL.map((area) => [area.name, area.catalogue] as const))(
    "%s is whole",
    (name, english) => {
      const theirs = own(language, name)!;
      expect([...theirs.messages.keys()].sort()).toEqual([...english.messages.keys()].sort());
      expect(strange(english, theirs)).toEqual([]);
    },
  );
});

/** What a translation has that English has not: arguments, or other places for links in brackets. */
function strange(english: Catalogue, theirs: Catalogue): string[] {
  const found: string[] = [];
  for (const [id, { pattern }] of theirs.messages) {
    const known = english.messages.get(id)!;
    const given = argumentsOf(known.pattern, english);
    for (const argument of argumentsOf(pattern, theirs).keys())
      if (!given.has(argument)) found.push(`${id}: $${argument}`);
    if (pieceCount(pattern) !== pieceCount(known.pattern)) found.push(`${id}: [brackets]`);
  }
  return found;
}

/** What each message of an area is in a language: a text, or a function of its arguments. */
function kinds(area: (typeof ALL)[number], language: string): string[] {
  const [, array] = /^export default\[\d+,(.*)\]\n$/s.exec(script(area, language))!;
  const build = (0, eval)(array!) as (plural: unknown, shown: unknown) => unknown[];
  return build(String, String).map((message) => typeof message);
}

test.each(TRANSLATED)("a message in %s is called as in English, whatever it uses", (language) => {
  for (const area of ALL) expect(kinds(area, language)).toEqual(kinds(area, "en"));
});
