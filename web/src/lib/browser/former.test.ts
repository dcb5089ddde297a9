import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableOf } from "../../day/played";
import { FORMER, moveFormer } from "./former";

/** Every name under which a page has ever kept something in a browser. Names are only added here. */
const EVER = [
  "rookery.analysis",
  "rookery.day",
  "rookery.deals",
  "rookery.evenings",
  "rookery.keys",
  "rookery.language",
  "rookery.left",
  "rookery.lent",
  "rookery.lessons",
  "rookery.muted",
  "rookery.offline",
  "rookery.presets",
  "rookery.profile",
  "rookery.puzzles",
  "rookery.ratings",
  "rookery.settings",
  "rookery.tables",
  "rookery.ticket",
  "rookery.wish",
  // caches, and a database
  "rookery-assets",
  "rookery-notices",
  "rookery-offline",
  "rookery-shell",
];

const sources = import.meta.glob<string>(
  ["/src/**/*.{ts,svelte}", "/public/*.js", "!**/*.test.ts", "!**/former.ts"],
  { query: "?raw", import: "default", eager: true },
);

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("whatever a page ever kept is still read, or moved to where it is read", () => {
  const text = Object.values(sources).join("\n");
  const used = new Set([...text.matchAll(/"(rookery[.-][a-z]+)"/g)].map(([, name]) => name!));
  const lost = EVER.filter((name) => !used.has(FORMER[name]?.now ?? name));
  expect(lost).toEqual([]);
  expect([...used].filter((name) => !EVER.includes(name))).toEqual([]);
});

test("a guest's deals of the day from an earlier page are found", () => {
  const [day, other, both] = ["2026-11-25/dixie", "2026-11-26/dixie", "2026-11-24/five"];
  kept.set(
    "rookery.day",
    JSON.stringify([
      [day, "aaaaaaaaaa"],
      [both, "bbbbbbbbbb"],
    ]),
  );
  kept.set(
    "rookery.deals",
    JSON.stringify([
      [other, "cccccccccc"],
      [both, "dddddddddd"],
    ]),
  );
  moveFormer();
  expect([day, other, both].map(tableOf)).toEqual(["aaaaaaaaaa", "cccccccccc", "dddddddddd"]);
  expect(kept.has("rookery.day")).toBe(false);
  moveFormer();
  expect(tableOf(day)).toBe("aaaaaaaaaa");
});

test.each([null, "not json", "{}"])("what is no list adds nothing: %s", (former) => {
  if (former) kept.set("rookery.day", former);
  kept.set("rookery.deals", '[["2026-11-26/dixie","cccccccccc"]]');
  moveFormer();
  expect(tableOf("2026-11-26/dixie")).toBe("cccccccccc");
});

test("what cannot be stored stays where it was", () => {
  kept.set("rookery.day", "[]");
  vi.stubGlobal("localStorage", {
    ...localStorage,
    setItem: () => {
      throw new Error("full");
    },
  });
  moveFormer();
  expect(kept.get("rookery.day")).toBe("[]");
});
