import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tooNew } from "./check.ts";

const PAGE = "../src/rookery/web/page";

test("what the floor does not know is found", () => {
  const found = (text: string) => tooNew("it.css", text);
  expect(found("@media (width<=40rem) { a { top: 0 } }")).toEqual(["@media with < or >"]);
  expect(found("a:has(b) { top: 0 }")).toEqual(["a:has(b)"]);
  expect(found("a { width: 5cqw; height: 100dvh }")).toEqual(["cqw"]);
  expect(found("a { color: color-mix(in srgb, red, blue) }")).toEqual(["color-mix()"]);
  expect(found("a { color: red; color: color-mix(in srgb, red, blue) }")).toEqual([]);
  expect(found("@supports (width: 1cqw) { a { width: 5cqw } }")).toEqual([]);
  const called = (code: string) => tooNew("it.js", code);
  expect(called("a.toSorted(); a.findLast(b); a.toReversed()")).toEqual([
    ".toSorted()",
    ".toReversed()",
  ]);
  expect(called("a.startViewTransition(); a.startViewTransition?.()")).toEqual([
    ".startViewTransition()",
  ]);
  expect(called("Object.hasOwn(a, b); Object.groupBy(a, b)")).toEqual(["Object.groupBy"]);
  expect(called("structuredClone(a); new URLPattern(a)")).toEqual(["URLPattern"]);
  expect(called("/(?<=a)b/; class A { static { b() } }")).toEqual(["lookbehind", "static {"]);
});

test("the built page keeps to the floor", () => {
  const files = ["", "assets/"].flatMap((folder) =>
    readdirSync(`${PAGE}/${folder}`).map((name) => folder + name),
  );
  const built = files.filter((it) => /\.(css|js)$/.test(it));
  expect(built.length).toBeGreaterThan(50);
  const found = built.map((it) => [it, tooNew(it, readFileSync(`${PAGE}/${it}`, "utf8"))]);
  expect(found.filter(([, words]) => words!.length)).toEqual([]);
}, 60_000);

test("space and lines are beside the logical side of a text, in both directions", () => {
  const texts = import.meta.glob<string>("../src/**/*.{svelte,css}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const physical = /(margin|padding|border)-(left|right)\b/;
  expect(Object.keys(texts).length).toBeGreaterThan(200);
  expect(Object.keys(texts).filter((it) => physical.test(texts[it]!))).toEqual([]);
});
