// The card size at which all piles of the centre fit into the space available.

import type { PileView } from "../lib/protocol";

/** The space available, in pixels. */
export interface Space {
  width: number;
  height: number;
}

/** Pixels between piles, enough for the badge of a build's value and the tick of a chosen pile. */
export const GAP = { across: 12, down: 16 };

/** The visible part of each further card of a build, as a fraction of its width. */
const VISIBLE = 0.43;
/** Height of a card divided by its width. */
const TALL = 1.4;
/** The narrowest and the widest card, in pixels. */
const LEAST = 24;
const MOST = 200;
/** The least width of a pile that can be picked, in pixels, unless the rows have no room for it. */
const TARGET = 44;

export interface Fit {
  /** The width of a card in pixels. */
  card: number;
  /** The number of rows that the piles need at that width. */
  rows: number;
  /** The least width of a pile in pixels, if it can be picked. */
  pick: number;
}

/** The largest cards at which the piles fit into the space, and the rows they take. */
export function fitOf(piles: PileView[], space: Space): Fit {
  let card = MOST;
  let rows = rowsOf(piles, card, space.width);
  while (card > LEAST && rows * (card * TALL + GAP.down) > space.height)
    rows = rowsOf(piles, (card -= 2), space.width);
  rows = Math.min(rows, piles.length || 1);
  return { card, rows, pick: rowsOf(piles, card, space.width, TARGET) > rows ? card : TARGET };
}

function rowsOf(piles: PileView[], card: number, width: number, least = 0): number {
  let rows = 1;
  let used = 0;
  for (const { cards } of piles) {
    const pile = Math.max(least, card * (1 + VISIBLE * (cards.length - 1))) + GAP.across;
    if (pile > width) return Infinity;
    if (used + pile > width) {
      rows += 1;
      used = 0;
    }
    used += pile;
  }
  return rows;
}
