// How large the cards of the centre can be, so that all the piles are in sight.

import type { PileView } from "../lib/protocol";

/** A room in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** Pixels between piles, for what sticks out of them: the value of a build, the tick. */
export const GAP = { across: 12, down: 16 };

/** How much of each further card of a build can be seen, as a part of its width. */
const SEEN = 0.43;
const TALL = 1.4;
const LEAST = 30;
const MOST = 200;

export interface Fit {
  /** The largest width of a card at which the piles fit into a room, in pixels. */
  card: number;
  /** The rows that they then need at the most. */
  rows: number;
}

export function fitOf(piles: PileView[], room: Room): Fit {
  for (let card = MOST; card > LEAST; card -= 2) {
    const rows = rowsOf(piles, card, room.width);
    if (rows * (card * TALL + GAP.down) <= room.height) return { card, rows };
  }
  return { card: LEAST, rows: Math.min(rowsOf(piles, LEAST, room.width), piles.length || 1) };
}

function rowsOf(piles: PileView[], card: number, width: number): number {
  let rows = 1;
  let used = 0;
  for (const { cards } of piles) {
    const pile = card * (1 + SEEN * (cards.length - 1)) + GAP.across;
    if (pile > width) return Infinity;
    if (used + pile > width) {
      rows += 1;
      used = 0;
    }
    used += pile;
  }
  return rows;
}
