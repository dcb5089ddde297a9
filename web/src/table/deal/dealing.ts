// The animation of dealing: which card goes where, and when it arrives.

import type { AnyDeal, Happened } from "../../lib/protocol";

/** Milliseconds until all cards are on their way, and the most between one card and the next. */
const ROUND = 1100;
const MOST_STEP = 45;
/** Milliseconds that a card is on its way. */
export const FLIGHT = 220;

export interface Dealing {
  dealer: number;
  /** The seat that each card goes to, in order; null for the middle, which comes last. */
  to: (number | null)[];
  /** Milliseconds from one card to the next. */
  step: number;
  /** Milliseconds until everything lies where it belongs. */
  lasts: number;
}

/** The animation of a deal: one card at a time, from the dealer's left. */
export function dealingOf(deal: AnyDeal): Dealing {
  const { hand_sizes: sizes, dealer } = deal;
  const left = sizes.map((_, at) => (dealer + 1 + at) % sizes.length);
  const rounds = Array.from({ length: Math.max(...sizes) }, (_, round) =>
    left.filter((seat) => sizes[seat]! > round),
  );
  const middle = deal.kind === "tricks" ? deal.nest_size : deal.centre.length;
  const to = [...rounds.flat(), ...Array<null>(middle).fill(null)];
  const step = Math.min(MOST_STEP, ROUND / to.length);
  return { dealer, to, step, lasts: step * to.length + FLIGHT };
}

/** When each card of a seat (null: of the middle) arrives: milliseconds from the beginning. */
export function arrivals({ to, step }: Dealing, seat: number | null): number[] {
  return to.flatMap((goes, at) => (goes === seat ? [at * step + FLIGHT] : []));
}

/** Whether a deal has just begun: quick bots may have bid, but not every seat has moved. */
export function isJustDealt(log: Happened[], seats: number): boolean {
  const at = log.findLastIndex(({ what }) => what === "dealt");
  return at >= 0 && log.slice(at).filter(({ what }) => what === "moved").length < seats;
}

/** Cards in the order in which they come: not sorted, and the same each time. */
export function asDealt(cards: string[]): string[] {
  const place = (card: string) =>
    [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) * 17) % 101, 7);
  return [...cards].sort((one, other) => place(one) - place(other));
}
