// The hands that play to a trick: by seat and, in a game for two, the dummy's after the seats.

import type { TrickDeal, TrickOnTable } from "../../lib/protocol";

/** The number of hands that play to a trick. */
export function placesIn(deal: TrickDeal): number {
  return deal.hand_sizes.length + (deal.dummy === undefined ? 0 : 1);
}

/** The place that played each card of a trick, in order. */
export function playersOf(trick: TrickOnTable, places: number): number[] {
  const step = trick.step ?? 1;
  return trick.cards.map((_, at) => (trick.leader + places + step * at) % places);
}

/** The side of the table on which a dummy lies: at the dealer's right; null without a dummy. */
export function dummySide(dummy: number | undefined, isDealer: boolean): "left" | "right" | null {
  if (dummy === undefined) return null;
  return isDealer ? "right" : "left";
}

/** Where a card of a trick lies: card widths to the right of the middle, and below it. */
export type Spot = readonly [x: number, y: number];

/** The shape of the felt between the seats. */
export type Shape = "wide" | "tall";

const ASIDE = 1.08;
const WIDE: Record<number, Spot[]> = {
  2: [
    [0, 0.72],
    [0, -0.72],
  ],
  3: [
    [0, 0.5],
    [-ASIDE, -0.22],
  ],
  4: [
    [0, 0.72],
    [-ASIDE, 0],
    [0, -0.72],
  ],
  5: [
    [0, 0.72],
    [-1.5 * ASIDE, 0.25],
    [-0.5 * ASIDE, -0.72],
  ],
  6: [
    [0, 0.72],
    [-2 * ASIDE, 0.45],
    [-ASIDE, -0.5],
    [0, -0.72],
  ],
};
/**
 * The spots for each number of hands, clockwise from one's own, as far as the seat opposite; those
 * on the right mirror those on the left. A card is 1.4 times as high as wide, and no two touch.
 * Three hands leave the top of the middle to the contract, other numbers a corner.
 */
const SPOTS: Record<Shape, Record<number, Spot[]>> = {
  wide: WIDE,
  tall: {
    ...WIDE,
    5: [
      [0, 0.84],
      [-ASIDE, 0.62],
      [-0.5 * ASIDE, -0.84],
    ],
    6: [
      [0, 1],
      [-ASIDE, 0.73],
      [-ASIDE, -0.73],
      [0, -1],
    ],
  },
};

/** The spot of a seat's card; a dummy, numbered after the seats, is on its side. */
export function spotOf(
  seat: number,
  seats: number,
  bottom: number,
  shape: Shape,
  dummy: "left" | "right" | null = null,
): Spot {
  if (dummy && seat === seats) return [dummy === "left" ? -ASIDE : ASIDE, 0];
  const left = SPOTS[shape][seats]!;
  const at = (seat - bottom + seats) % seats;
  const [x, y] = left[at] ?? left[seats - at]!;
  return [at < left.length ? x : -x, y];
}

/** With six hands, this many card widths are kept free beside the cards: the contract's corner. */
const CORNER = 0.5;

/** The width and height that a full trick takes, in card widths. */
export function roomFor(places: number, shape: Shape): Spot {
  const spots = SPOTS[shape][places]!;
  const most = (at: 0 | 1) => Math.max(...spots.map((spot) => Math.abs(spot[at])));
  const corner = shape === "wide" && places === 6 ? CORNER : 0;
  return [2 * most(0) + 1 + corner, 2 * most(1) + 1.4];
}

/** The seats that have played called cards in the last two tricks, in the order of play. */
export function calledBy(deal: TrickDeal): number[] {
  return [deal.last_trick, deal.trick].flatMap((trick) => {
    if (!trick) return [];
    const players = playersOf(trick, placesIn(deal));
    return players.filter((_, at) => deal.all_called.includes(trick.cards[at]!));
  });
}
