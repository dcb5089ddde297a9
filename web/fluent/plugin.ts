// The Vite plugin of the page's languages. A catalogue `src/lang/de/table.ftl` becomes a small
// script of strings and functions; `say.bidTitle` in the code becomes an index into the array of
// messages. So a page loads only one language, and only the areas it shows.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { Compiler } from "./compile.ts";
import { pseudo } from "./pseudo.ts";
import { argumentsOf, read, type Catalogue, type Kind } from "./read.ts";

const FOLDER = "src/lang";
/** The language that the others are translated from. */
const SOURCE = "en";
/** The language made from English, to find what is not translated or does not fit. */
export const PSEUDO = "en-XA";
/** The module of all English scripts by area, for unit tests. */
const ENGLISH = "virtual:english";
/** Languages with digits of their own. */
const WITH_DIGITS = ["fa"];

/** Uses of a message in code: `say.bidTitle`. */
const USED = /(?<![\w.$])say\.([a-zA-Z]\w*)/g;

export interface Area {
  name: string;
  /** The index of its first message in the array of all messages. */
  at: number;
  catalogue: Catalogue;
}

/** The text of a catalogue; the English one where a language does not have the area. */
function textOf(language: string, area: string): string {
  const own = `${FOLDER}/${language}/${area}.ftl`;
  return readFileSync(existsSync(own) ? own : `${FOLDER}/${SOURCE}/${area}.ftl`, "utf8");
}

/** The catalogue that a language itself has of an area. */
export function own(language: string, area: string): Catalogue | null {
  const path = `${FOLDER}/${language}/${area}.ftl`;
  return existsSync(path) ? read(readFileSync(path, "utf8"), path) : null;
}

/** The areas of the English catalogues, in the order of their messages in the array. */
export function areas(): Area[] {
  let at = 0;
  return areaNames().map((name) => {
    const catalogue = read(textOf(SOURCE, name), `${SOURCE}/${name}.ftl`);
    const area = { name, at, catalogue };
    at += catalogue.messages.size;
    return area;
  });
}

function areaNames(): string[] {
  return readdirSync(`${FOLDER}/${SOURCE}`)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.slice(0, -".ftl".length))
    .sort();
}

/** All languages, with the pseudo-locale. */
export function languages(): string[] {
  return [
    ...readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}/${name}/base.ftl`)),
    PSEUDO,
  ];
}

/** The script of an area in a language; a message that the language lacks is in English. */
export function script({ name, at, catalogue }: Area, language: string): string {
  const own = language === PSEUDO ? catalogue : read(textOf(language, name), `${language}/${name}`);
  const change = language === PSEUDO ? pseudo : undefined;
  const theirs = new Compiler(own, WITH_DIGITS.includes(language), change);
  const english = new Compiler(catalogue, false);
  const messages = [...catalogue.messages].map(([id, { pattern }]) => {
    const its = own.messages.get(id)?.pattern;
    const isCalled = argumentsOf(pattern, catalogue).size > 0;
    return its ? theirs.message(its, isCalled) : english.message(pattern);
  });
  return `export default[${at},(p,n)=>[${messages.join(",")}]]\n`;
}

/** The types of all messages, made from the English catalogues. */
export function types(all: Area[]): string {
  const lines = all.flatMap(({ name, catalogue }) => [
    `  // ${name}`,
    ...[...catalogue.messages.values()].map(({ name: its, pattern }) => {
      const given = [...argumentsOf(pattern, catalogue)];
      const of = given.map(([argument, kind]) => `${argument}: ${typeOf(kind)}`).join("; ");
      return of ? `  readonly ${its}: (of: { ${of} }) => string;` : `  readonly ${its}: string;`;
    }),
  ]);
  return [
    "// Made from the English catalogues by the build and the tests.",
    "",
    `export type Area = ${all.map(({ name }) => `"${name}"`).join(" | ")};`,
    "",
    "export type Shown = string | number;",
    "",
    "export interface Messages {",
    ...lines,
    "}",
    "",
  ].join("\n");
}

function typeOf(kind: Kind): string {
  if (kind === "shown") return "Shown";
  if (kind === "flag") return "boolean";
  return typeof kind === "string" ? kind : kind.map((word) => `"${word}"`).join(" | ");
}

const TYPES = `${FOLDER}/messages.ts`;

/** Code with the index of each message instead of its name. */
export function placed(code: string, places: ReadonlyMap<string, number>): string {
  return code.replace(USED, (_, name: string) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`there is no message ${name}`);
    return `say[${place}]`;
  });
}

/** The index of each message in the array, by its name in code. */
export function placesOf(all: Area[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { at, catalogue } of all)
    [...catalogue.messages.values()].forEach(({ name }, nth) => {
      if (places.has(name)) throw new Error(`there are two messages ${name}`);
      places.set(name, at + nth);
    });
  return places;
}

export function fluent(): Plugin {
  let all = areas();
  let places = placesOf(all);
  let isBuilt = false;
  const scripts = languages().flatMap((language) =>
    all.map((area) => ({ language, area: area.name, source: script(area, language) })),
  );
  const text = scripts.map(({ source }) => source).join("");
  const version = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const addressOf = (language: string, area: string) => `assets/${language}-${area}-${version}.js`;
  return {
    name: "fluent",
    enforce: "pre",
    config(_, { command }) {
      isBuilt = command === "build";
      writeTypes(all);
      return { define: { __CATALOGUES__: JSON.stringify(version) } };
    },
    resolveId: (id) => (id === ENGLISH ? `\0${ENGLISH}` : null),
    load(id) {
      if (id !== `\0${ENGLISH}`) return null;
      const entries = all.map((area) => {
        const made = script(area, SOURCE).slice("export default".length);
        return `${area.name}: ${made}`;
      });
      return `export default {${entries.join(",")}}`;
    },
    transform(code, id) {
      const [, language, name] = /\/src\/lang\/([\w-]+)\/(\w+)\.ftl/.exec(id) ?? [];
      if (language && name) {
        const area = all.find((it) => it.name === name)!;
        return { code: script(area, language), map: null };
      }
      if (!/\/src\/.*\.(ts|svelte)$/.test(id) || !code.includes("say.")) return null;
      return { code: placed(code, places), map: null };
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith(".ftl")) return;
      all = areas();
      places = placesOf(all);
      writeTypes(all);
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    },
    generateBundle() {
      for (const { language, area, source } of scripts)
        this.emitFile({ type: "asset", fileName: addressOf(language, area), source });
    },
    transformIndexHtml() {
      // Most readers need the English base script; without a preload it would come a moment later.
      const attrs = { rel: "modulepreload", href: `/${addressOf(SOURCE, "base")}` };
      return isBuilt ? [{ tag: "link", attrs }] : [];
    },
  };
}

function writeTypes(all: Area[]): void {
  const text = types(all);
  if (!existsSync(TYPES) || readFileSync(TYPES, "utf8") !== text) writeFileSync(TYPES, text);
}
