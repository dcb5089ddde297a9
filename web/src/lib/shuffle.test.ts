import { describe, expect, test } from "vitest";
import { below, bytesOf, hexOf, isInFixedOrder, Shuffle } from "./shuffle";

const NUMBERS = Array.from({ length: 14 }, (_, at) => String(at + 1));
const FACES = [...NUMBERS.slice(1, 10), "J", "Q", "K", "A"];
const ROOK_PACK = [..."BGRY"].flatMap((colour) => NUMBERS.map((number) => colour + number));
const POKER_PACK = [..."SHDC"].flatMap((suit) => FACES.map((face) => suit + face)).concat("Rook");

/** The first six cards of some decks, by number of the deal. */
interface Vector {
  secret: string;
  contributions: string[];
  commitment: string;
  dealer: number;
  tuxedo: Record<number, string>;
  poker: Record<number, string>;
  cut: string;
}

// The same as in tests/core/test_shuffle.py: the server and the page agree.
const VECTORS: Vector[] = [
  {
    secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    contributions: ["", "", "", ""],
    commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    dealer: 2,
    tuxedo: { 0: "Y6 B4 G4 R7 B13 B8", 1: "B10 Y2 R10 G7 R3 B14", 7: "Y10 G4 R9 Y4 G11 G13" },
    poker: { 0: "S6 DA H8 H9 S7 DK", 1: "SJ CQ DA S8 D5 S7", 7: "S8 D9 CJ D10 C3 SK" },
    cut: "B10 G8 B13 G13 R1 R8",
  },
  {
    secret: "ff".repeat(32),
    contributions: ["c0ffee", "", "00", "ab".repeat(32)],
    commitment: "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
    dealer: 2,
    tuxedo: { 0: "G14 R4 R3 B10 Y3 B13", 1: "G1 R8 Y10 R10 B12 B9", 7: "G9 Y7 R10 B9 B14 G14" },
    poker: { 0: "S10 D2 C10 C8 D8 SK", 1: "C7 D6 H4 C9 H5 SQ", 7: "D2 H5 S7 HA C8 C10" },
    cut: "G9 B5 G2 Y7 B2 B1",
  },
  {
    secret: "b3bceb8313d99a24b5fb6d97a0b54af238f6e0a41941fc31dc48a233893cfb9b",
    contributions: ["0123456789abcdef", ""],
    commitment: "4072e43cdb31b853a8945270dc2ec95cbfaf3596233ffe25612451b5335d2447",
    dealer: 0,
    tuxedo: { 0: "R12 R2 Y4 R5 R4 R13", 1: "Y4 R5 Y13 R4 G9 Y9", 7: "G12 R12 B3 G11 Y13 B5" },
    poker: { 0: "H6 Rook S10 S6 H8 H3", 1: "S8 HA Rook S6 DK H4", 7: "H9 C2 C6 HQ C7 CJ" },
    cut: "B3 Y11 R11 R5 R13 B4",
  },
];

async function firstCards(deck: Promise<string[]>): Promise<string> {
  return (await deck).slice(0, 6).join(" ");
}

describe.each(VECTORS)("the shuffle of $secret", (vector) => {
  const shuffle = new Shuffle(bytesOf(vector.secret)!, vector.contributions);

  test("commitment and first dealer", async () => {
    expect(await shuffle.commitment()).toBe(vector.commitment);
    expect(await shuffle.dealer(vector.contributions.length)).toBe(vector.dealer);
  });

  test.each([0, 1, 7])("decks of deal %i", async (deal) => {
    expect(await firstCards(shuffle.deck(ROOK_PACK, deal))).toBe(vector.tuxedo[deal]);
    expect(await firstCards(shuffle.deck(POKER_PACK, deal))).toBe(vector.poker[deal]);
  });

  test("cut", async () => {
    expect(await firstCards(shuffle.cut(ROOK_PACK, 0))).toBe(vector.cut);
  });
});

test("a deck is the whole pack", async () => {
  const shuffle = new Shuffle(new Uint8Array(32), ["", "", "", ""]);
  const deck = await shuffle.deck(POKER_PACK, 0);
  expect(deck.toSorted()).toEqual(POKER_PACK.toSorted());
});

function words(...given: number[]): AsyncIterator<number, never> {
  return { next: () => Promise.resolve({ value: given.shift()!, done: false }) };
}

test("words beyond the last multiple of the bound are left out", async () => {
  expect(await below(10, words(4294967290, 23))).toBe(3);
});

test("a pack is shuffled from its fixed order", () => {
  expect(isInFixedOrder(ROOK_PACK)).toBe(true);
  expect(isInFixedOrder(POKER_PACK)).toBe(true);
  expect(isInFixedOrder(["R1", "R5", "R14", "Rook"])).toBe(true);
  expect(isInFixedOrder(["R5", "R1"])).toBe(false);
  expect(isInFixedOrder(["Rook", "R1"])).toBe(false);
  expect(isInFixedOrder(["R1", "R1"])).toBe(false);
});

test("bytes survive the way to hex and back", () => {
  expect(hexOf(bytesOf("00c0ffee")!)).toBe("00c0ffee");
  expect(bytesOf("c0f")).toBeNull();
  expect(bytesOf("")).toBeNull();
});
