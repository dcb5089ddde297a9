import { expect, test } from "vitest";
import type { Text } from "./protocol";
import { charactersLeft, heardOf, withWritten, writerOf } from "./texts";

const text = (number: number, author: string, name: string): Text => ({
  number,
  seat: 1,
  author,
  name,
  text: `text ${number}`,
});
const ANN = text(1, "a", "Ann");
const BEN = text(2, "b", "Ben");

test("only the last fifty are kept", () => {
  const many = Array.from({ length: 50 }, (_, at) => text(at, "a", "Ann"));
  const kept = withWritten(many, { texts: [text(50, "a", "Ann")] });
  expect(kept).toHaveLength(50);
  expect(kept[0]!.number).toBe(1);
});

test("characters are counted as people count them", () => {
  expect(charactersLeft("  Hello ")).toBe(195);
  expect(charactersLeft("👩‍👩‍👧".repeat(200))).toBe(0);
  expect(charactersLeft("x".repeat(201))).toBe(-1);
});

test("one's own texts are You's, and a name from right to left is isolated", () => {
  expect(writerOf(ANN, "Ann")).toBe("You");
  expect(writerOf(BEN, "Ann")).toBe("Ben");
  expect(writerOf(text(3, "d", "דנה"), undefined)).toBe("\u2068דנה\u2069");
});

test("the texts of muted writers are left out", () => {
  expect(heardOf([ANN, BEN], [BEN.author])).toEqual([ANN]);
});
