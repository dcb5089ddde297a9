// How the cards of a hand fit into its width, so that all of them are in sight: their size, the step
// from one to the next, and the number of rows.

/** The least visible width of a covered card, in pixels: enough to be tapped. */
export const leastStep = (cards: number): number => (cards > 16 ? 36 : 40);

/** The part of a card's width that its corner takes. */
const CORNER = 0.4;
/** The part of a covered card's width that is visible where there is room. */
const SPREAD = 0.8;
/** Where there is room, up to this many cards lie side by side, with this step in card widths. */
const APART = { cards: 4, step: 1.08 };
/** Cards may shrink to this part of their wanted width before another row is added. */
const SHRUNK = 0.8;
/** The visible part of a card's height in an upper row: its number, suit and points. */
const UPPER = 0.7;

/** The height of a card divided by its width. */
export const TALL = 1.4;

export interface HandFit {
  /** The width of a card, in pixels. */
  card: number;
  /** From the left edge of a card to the left edge of the next, in pixels. */
  step: number;
  /** The number of cards in each row, from the upper to the lower. */
  rows: number[];
  /** From the top of a row to the top of the next, in pixels. */
  drop: number;
}

/** The layout of a hand of `cards` in `width` pixels, where a card is `wanted` pixels wide if it can be. */
export function fitHand(cards: number, width: number, wanted: number): HandFit {
  const least = leastStep(cards);
  let count = 1;
  while (widest(Math.ceil(cards / count), width, least) < wanted * SHRUNK && count < cards) count++;
  const rows = Array.from({ length: count }, (_, row) => Math.floor((cards + row) / count));
  const longest = rows.at(-1)!;
  const card = Math.min(wanted, widest(longest, width, least));
  const step = Math.min(
    (width - card) / Math.max(1, longest - 1),
    card * (cards > APART.cards ? SPREAD : APART.step),
  );
  return { card, step, rows, drop: card * TALL * UPPER };
}

/** The largest card width at which a row shows each card's corner, `least` pixels or more. */
function widest(cards: number, width: number, least: number): number {
  const covered = Math.max(0, cards - 1);
  return Math.min(width - least * covered, width / (1 + CORNER * covered));
}

export interface Place {
  /** From the left and top of the hand, in pixels. */
  x: number;
  y: number;
  /** The card's place from the middle of its row: −1.5, −0.5, 0.5, 1.5. */
  turn: number;
}

/** The place of each card, with the rows centred in `width` pixels. */
export function placesOf({ card, step, rows, drop }: HandFit, width: number): Place[] {
  return rows.flatMap((count, row) => {
    const middle = (count - 1) / 2;
    const left = (width - card) / 2 - middle * step;
    return Array.from({ length: count }, (_, at) => ({
      x: left + at * step,
      y: row * drop,
      turn: at - middle,
    }));
  });
}
