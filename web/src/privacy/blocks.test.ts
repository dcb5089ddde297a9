import { expect, test } from "vitest";
import markdown from "../../../docs/privacy.md?raw";
import { blocksOf } from "./blocks";

test("headings, paragraphs and lists are told apart, and links are their words", () => {
  const blocks = blocksOf("# One\n\nA [page](x.md)\nof **two**.\n\n* a\n  b\n* c\n");
  expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["h1", 1],
    ["p", 1],
    ["ul", 2],
  ]);
  expect(blocks[1]!.lines[0]!.map(({ text }) => text).join("")).toBe("A page of two.");
  expect(blocks[2]!.lines[0]!.map(({ text }) => text).join("")).toBe("a b");
});

test("nothing of docs/privacy.md is left as it is written there", () => {
  const blocks = blocksOf(markdown);
  const told = blocks.flatMap(({ lines }) => lines.flat().map(({ text }) => text)).join(" ");
  expect(told).not.toMatch(/\*\*|\]\(|`|\|/);
  expect(blocks.filter(({ kind }) => kind === "h1")).toHaveLength(1);
});
