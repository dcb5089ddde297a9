// The places of seats with open hands around the middle: one seat at the bottom, the others
// clockwise, as at the table.

import { roundWithDummy } from "../table/seats/seating";

export interface SeatLayout {
  left: number[];
  top: number[];
  right: number[];
}

const LAYOUTS: Record<number, SeatLayout> = {
  2: { left: [], top: [1], right: [] },
  3: { left: [1], top: [], right: [2] },
  4: { left: [1], top: [2], right: [3] },
  5: { left: [2, 1], top: [], right: [3, 4] },
  6: { left: [2, 1], top: [3], right: [4, 5] },
};

/**
 * The seats left of, above and right of the middle, each list from top to bottom, around `own` at
 * the bottom. A dummy lies on one side; its number follows the last seat's.
 */
export function layoutOf(
  seats: number,
  dummy: "left" | "right" | null = null,
  own = 0,
): SeatLayout {
  if (dummy) return roundWithDummy(own, dummy);
  const all = Array.from({ length: seats - 1 }, (_, at) => at + 1);
  const { left, top, right } = LAYOUTS[seats] ?? { left: [], top: all, right: [] };
  const turned = (places: number[]) => places.map((place) => (place + own) % seats);
  return { left: turned(left), top: turned(top), right: turned(right) };
}
