// Where the seats are round the table, and who plays with whom as far as everybody can see.

import type { AnyDeal, TableView } from "../lib/protocol";

/** A place on the felt in hundredths of its width and height. */
export interface Place {
  x: number;
  y: number;
}

// From the seat at the bottom clockwise, which is to the left. On phones the seats keep to the rim.
const WIDE: Record<number, [number, number][]> = {
  2: [[50, 100], [50, 0]], // prettier-ignore
  3: [[50, 100], [0, 34], [100, 34]], // prettier-ignore
  4: [[50, 100], [0, 46], [50, 0], [100, 46]], // prettier-ignore
  5: [[50, 100], [0, 62], [22, 0], [78, 0], [100, 62]], // prettier-ignore
  6: [[50, 100], [0, 70], [8, 4], [50, 0], [92, 4], [100, 70]], // prettier-ignore
};
const NARROW: Record<number, [number, number][]> = {
  2: [[50, 100], [50, 0]], // prettier-ignore
  3: [[50, 100], [0, 0], [100, 0]], // prettier-ignore
  4: [[50, 100], [0, 4], [50, 0], [100, 4]], // prettier-ignore
  5: [[50, 100], [0, 4], [33.33, 0], [66.67, 0], [100, 4]], // prettier-ignore
  6: [[50, 100], [0, 38], [0, 0], [50, 0], [100, 0], [100, 38]], // prettier-ignore
};

/** The place of each seat, with `bottom` at the bottom. */
export function placesOf(seats: number, bottom: number, isNarrow = false): Place[] {
  const round = (isNarrow ? NARROW : WIDE)[seats] ?? WIDE[6]!;
  return Array.from({ length: seats }, (_, seat) => {
    const [x, y] = round[(seat - bottom + seats) % seats]!;
    return { x, y };
  });
}

/** Where a seat is, seen from the middle: both between −1 and 1, right and down. */
export function directionOf(seat: number, seats: number, bottom: number): Place {
  const { x, y } = placesOf(seats, bottom)[seat]!;
  return { x: (x - 50) / 50, y: (y - 50) / 50 };
}

/** Where a trick's card lies: on an oval round the middle, near its seat; between −1 and 1. */
export function trickPlace(seat: number, seats: number, bottom: number): Place {
  const { x, y } = directionOf(seat, seats, bottom);
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

const PARTNERSHIPS = new Set(["dixie", "kentucky"]);

/** The side of each seat, 0 or 1; null for all where nobody (as far as is known) has a partner. */
export function sidesOf(table: TableView, deal: AnyDeal | null): (0 | 1)[] | null {
  if (PARTNERSHIPS.has(table.game)) return table.seats.map((_, seat) => (seat % 2 ? 1 : 0));
  if (deal?.kind !== "tricks" || deal.partner === null) return null;
  return table.seats.map((_, seat) => (seat === deal.bidder || seat === deal.partner ? 0 : 1));
}
