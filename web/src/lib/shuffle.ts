// The shuffle `rookery-shuffle/1`, repeated from a record's secret to check that nobody stacked a
// deck: words of HMAC-SHA256, unbiased numbers below a bound, and the Fisher-Yates shuffle.
// docs/shuffle.md describes the algorithm; src/rookery/core/shuffle.py is the server's version.

import { parse } from "./cards";

export const VERSION = "rookery-shuffle/1";

const WORDS = 2 ** 32;

/** Packs are shuffled from this order: by suit, each suit from its lowest card, the rook last. */
const SUITS = "BGRYSHDC";

/** Whether a pack is in the fixed order that the shuffle begins with. */
export function isInFixedOrder(pack: readonly string[]): boolean {
  const places = pack.map((card) => {
    const { isRook, rank } = parse(card);
    return isRook ? Infinity : 16 * SUITS.indexOf(card.slice(0, 1)) + rank;
  });
  return places.every((place, at) => at === 0 || places[at - 1]! < place);
}

export type Purpose = "deal" | "cut" | "dealer";
export type Words = AsyncIterator<number, never>;

/** The shuffles of one match; contributions are by seat, "" for a seat that gave none. */
export class Shuffle {
  private key: Promise<CryptoKey> | null = null;

  constructor(
    readonly secret: Uint8Array<ArrayBuffer>,
    readonly contributions: readonly string[],
  ) {}

  /** The commitment shown before the first card: the hash of the secret. */
  async commitment(): Promise<string> {
    return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", this.secret)));
  }

  /** The shuffled pack of a deal, from the top; deals count from 0. */
  deck(pack: readonly string[], deal: number): Promise<string[]> {
    return shuffled(pack, this.words("deal", deal));
  }

  /** The shuffled pack for the cut when the tricks of a deal are level. */
  cut(pack: readonly string[], deal: number): Promise<string[]> {
    return shuffled(pack, this.words("cut", deal));
  }

  /** The seat that deals first. */
  dealer(seats: number): Promise<number> {
    return below(seats, this.words("dealer", 0));
  }

  private async *words(purpose: Purpose, deal: number): AsyncGenerator<number, never> {
    this.key ??= crypto.subtle.importKey(
      "raw",
      this.secret,
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
    const given = this.contributions.map((each) => each || "-").join(",");
    for (let block = 0; ; block++) {
      const text = new TextEncoder().encode(`${VERSION} ${purpose} ${deal} ${given} ${block}`);
      const bytes = new DataView(await crypto.subtle.sign("HMAC", await this.key, text));
      for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
    }
  }
}

/** A number from 0 to bound − 1. Words from the largest multiple of the bound on would bias it, and are skipped. */
export async function below(bound: number, words: Words): Promise<number> {
  const end = WORDS - (WORDS % bound);
  for (;;) {
    const { value } = await words.next();
    if (value < end) return value % bound;
  }
}

async function shuffled(pack: readonly string[], words: Words): Promise<string[]> {
  const cards = [...pack];
  for (let last = cards.length - 1; last > 0; last--) {
    const drawn = await below(last + 1, words);
    [cards[last], cards[drawn]] = [cards[drawn]!, cards[last]!];
  }
  return cards;
}

/** The bytes of a text in hexadecimal; null for any other text. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
