// Every module may use only messages of the areas that are loaded with it.

import { expect, test } from "vitest";
import { areas } from "../../fluent/plugin.ts";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The path of a module that another one imports; null for a library. */
function resolved(path: string, from: string): string | null {
  if (!path.startsWith(".")) return null;
  const { pathname } = new URL(path, `file:///lang/${from}`);
  const to = pathname.startsWith("/lang/") ? `.${pathname.slice("/lang".length)}` : `..${pathname}`;
  const found = [to, `${to}.ts`, `${to}/index.ts`].find((it) => it in sources);
  return found ?? null;
}

const areaOf = new Map<string, string>();
for (const { name, catalogue } of areas())
  for (const { name: message } of catalogue.messages.values()) areaOf.set(message, name);

/** The areas that a module names messages of. */
function named(text: string): Set<string> {
  const uses = [...text.matchAll(/(?<![\w.$])say\.([a-zA-Z]\w*)/g)];
  return new Set(uses.map(([, message]) => areaOf.get(message!)!));
}

const STATIC =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)"|\bimport\s+"([^"]+)"/g;
const LATER = /(?<!typeof )(speaking\(\s*)?\bimport\("([^"]+)"\)((?:,\s*"\w+")*)/g;

/** Modules that need words that are not loaded with them, as `path: areas (loaded for: entry)`. */
function missing(): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visitEntry = (entry: string, loaded: ReadonlySet<string>): void => {
    const key = `${entry} ${[...loaded].sort().join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    const modules = new Set([entry]);
    for (const module of modules) {
      const text = sources[module]!;
      for (const area of named(text))
        if (!loaded.has(area)) found.add(`${module}: ${area} (from ${entry})`);
      for (const [, one, other] of text.matchAll(STATIC)) {
        const next = resolved((one ?? other)!, module);
        if (next) modules.add(next);
      }
    }
    for (const module of modules)
      for (const [, , path, more] of sources[module]!.matchAll(LATER)) {
        const next = resolved(path!, module);
        const areas = [...(more ?? "").matchAll(/"(\w+)"/g)].map(([, area]) => area!);
        if (next) visitEntry(next, new Set([...loaded, ...areas]));
      }
  };
  visitEntry("../main.ts", new Set(["base"]));
  return [...found].sort();
}

test("every module finds its words loaded", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(missing()).toEqual([]);
});
