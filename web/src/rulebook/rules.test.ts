import { expect, test } from "vitest";
import { piecesOf, sectionsOf } from "./rules";
import markdown from "../../../docs/rules.md?raw";

test("every numbered rule of docs/rules.md is in the rule book", () => {
  const numbers = sectionsOf(markdown).flatMap(({ rules }) => rules.map(({ number }) => number));
  const written = [...markdown.matchAll(/^\* ([A-Z]+\d?-\d+) /gm)].map(([, number]) => number);
  expect(written.length).toBeGreaterThan(50);
  expect(numbers.filter(Boolean)).toEqual(written);
});

test("a rule goes on over several lines", () => {
  const sections = sectionsOf(
    "# Rules\n\n## A game\n\n* DX-1 text. One\n  two.\n* DX-2 *Three*.\n",
  );
  expect(sections).toEqual([
    {
      title: "A game",
      rules: [
        { number: "DX-1", text: "text. One two." },
        { number: "DX-2", text: "*Three*." },
      ],
    },
  ]);
});

test("a text in pieces", () => {
  expect(piecesOf("*Build*: `a` or **b** 2×3*")).toEqual([
    { kind: "em", text: "Build" },
    { kind: "text", text: ": " },
    { kind: "code", text: "a" },
    { kind: "text", text: " or " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " 2×3*" },
  ]);
});
