// The card size at which all piles of the centre fit into the space available.

import type { PileView } from "../lib/protocol";

/** The space available, in pixels, rounded: up to half a pixel of it may be missing. */
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
/** Pixels between piles that can be picked: the first of these that needs no further row. */
const GAPS = [GAP.across, 8, 4];

export interface Fit {
  /** The width of a card in pixels. */
  card: number;
  /** Pixels between the piles of a row. */
  across: number;
  /** The number of rows that the piles need at that width. */
  rows: number;
  /** The least width of a pile in pixels, if it can be picked. */
  pick: number;
}

/** The largest cards with which the piles fit into the space; the smallest lie closer if needed. */
export function fitOf(piles: PileView[], space: Space): Fit {
  let card = MOST;
  let across = GAP.across;
  const rowsNow = () => rowsOf(piles, card, across, space.width);
  const isTooHigh = () => rows * (card * TALL + GAP.down) > space.height;
  let rows = rowsNow();
  while (isTooHigh() && card > LEAST) {
    card -= 2;
    rows = rowsNow();
  }
  while (isTooHigh() && rows > 1 && across > 0) {
    across -= 2;
    rows = rowsNow();
  }
  rows = Math.min(rows, piles.length || 1);
  const closer = GAPS.find((gap) => rowsOf(piles, card, gap, space.width, TARGET) <= rows);
  return { card, across: closer ?? across, rows, pick: closer ? TARGET : card };
}

function rowsOf(piles: PileView[], card: number, across: number, space: number, least = 0) {
  const width = space - 0.5;
  let rows = 1;
  let used = -across;
  for (const { cards } of piles) {
    const pile = Math.max(least, card * (1 + VISIBLE * (cards.length - 1))) + across;
    if (pile > width + across) return Infinity;
    if (used + pile > width) {
      rows += 1;
      used = -across;
    }
    used += pile;
  }
  return rows;
}
