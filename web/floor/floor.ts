// The oldest browsers that the page is for, and the Vite plugin that has older ones say so.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Those of devices that can no longer be updated. The bundler writes for them, and check.ts asks for them. */
export const FLOOR = { safari: "15.6", chrome: "109", firefox: "115" } as const;

const targets = Object.entries(FLOOR).map(([browser, version]) => browser + version);

/** The floor as the bundler has it, for styles: iOS has prefixes of its own. */
export const STYLES = [...targets, `ios${FLOOR.safari}`];

/**
 * The floor for scripts: the bundler takes the class fields of Safari 15 for broken, and what it writes
 * instead is longer. The bug (webkit.org/b/236843) is about names that nothing but a field uses.
 */
export const SCRIPTS = targets.map((it) => it.replace("safari15.6", "safari16"));

const WORKS = `Safari ${FLOOR.safari}, Chrome ${FLOOR.chrome}, Firefox ${FLOOR.firefox}`;

/** Puts old.js before all other scripts of the page, and told.js where that finds it. */
export function floor(): Plugin {
  const [told, its] = asset("told", { __WORKS__: WORKS });
  const [old, source] = asset("old", { __TOLD__: `/${told}` });
  return {
    name: "floor",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: told, source: its });
      this.emitFile({ type: "asset", fileName: old, source });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { defer: true, src: `/${old}` } }],
  };
}

/** The address and the text of a script of this folder, without its comments. */
function asset(name: string, names: Record<string, string>): [string, string] {
  let text = readFileSync(`floor/${name}.js`, "utf8")
    .replace(/^\/\/.*\n/gm, "")
    .replace(/\n\s*/g, "");
  for (const [from, to] of Object.entries(names)) text = text.replaceAll(from, to);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return [`assets/${name}-${hash}.js`, text];
}
