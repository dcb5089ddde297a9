// The oldest browsers supported (the floor), and the Vite plugin that tells users of older ones.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The last browsers of devices without updates: targets of the bundler and of check.ts. */
export const FLOOR = { safari: "15.6", chrome: "109", firefox: "115" } as const;

const targets = Object.entries(FLOOR).map(([browser, version]) => browser + version);

/** The bundler's targets for styles: iOS has prefixes of its own. */
export const STYLES = [...targets, `ios${FLOOR.safari}`];

/**
 * The floor for scripts: the bundler treats class fields as broken in Safari 15, and writes longer
 * code instead. The bug (webkit.org/b/236843) concerns only names that nothing but a field uses.
 */
export const SCRIPTS = targets.map((it) => it.replace("safari15.6", "safari16"));

const WORKS = `Safari ${FLOOR.safari}, Chrome ${FLOOR.chrome}, Firefox ${FLOOR.firefox}`;

/** Puts old.js before all other scripts of the page, and told.js where old.js finds it. */
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
