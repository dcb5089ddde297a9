import { expect, test } from "vitest";
import { allWords, partsOf } from "./words";

test("a word is marked where it stands first, and only as a whole word", () => {
  const parts = partsOf("The bidder takes the nest; the nest is four cards. Nested rules stay.");
  expect(parts.filter((it) => it.word).map((it) => it.text)).toEqual(["bidder", "nest"]);
  expect(parts.map((it) => it.text).join("")).toBe(
    "The bidder takes the nest; the nest is four cards. Nested rules stay.",
  );
});

test("other forms lead to the same word, and longer ones come first", () => {
  const words = (text: string) => partsOf(text).flatMap((it) => it.word?.word ?? []);
  expect(words("Trumps are led, and the last trick counts.")).toEqual([
    "trump",
    "lead",
    "last trick",
  ]);
  expect(words("Name lo-no.")).toEqual(["lo-no"]);
  expect(words("bid nest, non-trump")).toEqual(["bid", "nest"]);
  expect(words("")).toEqual([]);
});

test("every word has a sentence, and no form belongs to two words", () => {
  const forms = allWords().flatMap((it) => it.forms);
  expect(new Set(forms).size).toBe(forms.length);
  for (const { sentence } of allWords()) expect(sentence).toMatch(/\.$/);
});
