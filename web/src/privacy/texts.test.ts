import { expect, test } from "vitest";
import english from "../../../docs/privacy.md?raw";
import { LANGUAGES } from "../lang/language";
import { blocksOf } from "./blocks";

const translated = import.meta.glob<string>("./privacy.*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The blocks of a text with what a translation keeps: its strong words, commands and numbers. */
function shapeOf(markdown: string) {
  return blocksOf(markdown).map(({ kind, lines }) => [
    kind,
    lines.map((line) => ({
      strong: line.filter(({ kind }) => kind === "strong").length,
      code: line.flatMap(({ kind, text }) => (kind === "code" ? [text] : [])),
      numbers: line.flatMap(({ text }) => numbersIn(text)),
    })),
  ]);
}

/** The numbers of two digits or more in a text, whatever their digits. */
function numbersIn(text: string): number[] {
  const ascii = text.replace(/[۰-۹]/g, (digit) => String("۰۱۲۳۴۵۶۷۸۹".indexOf(digit)));
  return (ascii.match(/\d{2,}/g) ?? []).map(Number);
}

test("the text is there in every language", () => {
  const there = Object.keys(translated).map((path) => path.split(".").at(-2)!);
  expect(["en", ...there].sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test.each(Object.entries(translated))("%s says what docs/privacy.md says", (_, text) => {
  expect(shapeOf(text)).toEqual(shapeOf(english));
});
