import { describe, expect, test } from "vitest";
import { below, bytesOf, hexOf, PACKS, Shuffle } from "./shuffle";

// The vectors are of the server's shuffle: secret 00 01 … 1f, three seats, the second gave nothing.
const secret = Uint8Array.from({ length: 32 }, (_, at) => at);
const shuffle = new Shuffle(secret, ["c0ffee", "", "00".repeat(32)]);

const DECKS: [game: string, begin: string][] = [
  ["tuxedo", "Y10 R10 Y1 B2 Y6 R5 Y8 R14 R2 Y2 B7 G4 B11 G9 B8 R7 Y14 G10 G12 G6 B9 Y7"],
  ["three", "R5 B7 B10 R7 B5 Y6 Y8 Y13 Y5 B14 G10 R14 B9 Y12 B12 Y11 Y14 Y10 Y9 B6 R6"],
  ["five", "H7 D3 CQ Rook H4 HJ S7 S4 C3 D10 DJ SQ D7 S6 C9 HK D2 SK C7 H8 D4 CA SJ"],
  ["kentucky", "Y13 G9 Y8 R11 G5 R13 R9 R7 B8 Y14 G7 R8 B9 R6 G8 B14 R10 R12 R5 B6 Y10"],
];

function words(...given: number[]): AsyncIterator<number, never> {
  return { next: () => Promise.resolve({ value: given.shift()!, done: false }) };
}

describe("the shuffle agrees with the server's", () => {
  test.each(DECKS)("deck of %s", async (game, begin) => {
    const deck = await shuffle.deck(PACKS[game]!, 3);
    expect(deck.join(" ").startsWith(begin)).toBe(true);
    expect(deck.toSorted()).toEqual(PACKS[game]!.toSorted());
  });

  test("cut", async () => {
    const cut = await shuffle.cut(PACKS["dixie"]!, 0);
    expect(cut.slice(0, 8).join(" ")).toBe("B5 G6 B9 B11 B7 Y4 Y10 Y3");
  });

  test("first dealer", async () => {
    const dealers = [2, 3, 4, 5, 6].map((seats) => shuffle.dealer(seats));
    expect(await Promise.all(dealers)).toEqual([0, 0, 2, 3, 0]);
  });

  test("commitment", async () => {
    expect(await shuffle.commitment()).toBe(
      "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    );
  });
});

test("words that do not fill a round are thrown away", async () => {
  expect(await below(10, words(4294967290, 23))).toBe(3);
});

test("packs have the cards of their games", () => {
  const sizes = Object.entries(PACKS).map(([game, pack]) => [game, pack.length]);
  expect(sizes).toEqual([
    ["tuxedo", 56],
    ["dixie", 56],
    ["three", 44],
    ["five", 53],
    ["kentucky", 41],
  ]);
});

test("hex there and back", () => {
  expect(hexOf(bytesOf("00c0ffee")!)).toBe("00c0ffee");
  expect(bytesOf("c0f")).toBeNull();
  expect(bytesOf("")).toBeNull();
});
