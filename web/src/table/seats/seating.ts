// The places of the seats around the table, and the sides as far as everybody knows them.

import type { AnyDeal, SeatView, TableView } from "../../lib/protocol";

/** Whether a program plays in a seat: a bot of the server or a guest's own. */
export function isBot(seat: SeatView): boolean {
  return seat.kind === "bot" || seat.is_bot === true;
}

/** The seats left of, above and right of the middle, each list clockwise; one's own is below it. */
export interface Round {
  left: number[];
  top: number[];
  right: number[];
}

/** The seats around the table, clockwise from the one at the bottom. */
export function roundOf(seats: number, bottom: number): Round {
  const others = Array.from({ length: seats - 1 }, (_, at) => (bottom + 1 + at) % seats);
  if (seats < 3) return { left: [], top: others, right: [] };
  return { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) };
}

/** The places in a game for two with a dummy, whose number follows the last seat's. */
export function roundWithDummy(bottom: number, dummy: "left" | "right"): Round {
  return { left: [], top: [1 - bottom], right: [], [dummy]: [2] };
}

/** A seat's area in the grid of the felt, on a wide and on a narrow screen. */
export interface Area {
  wide: string;
  narrow: string;
}

/** The number of grid columns: on a wide felt between the side seats, on a narrow felt in total. */
const COLUMNS = { wide: 6, narrow: 60 };

/**
 * Each seat's area in the grid of the felt, as CSS `grid-area`: first row and column, end row and
 * column. A dummy on the left or right comes after the seats.
 */
export function areasOf(
  seats: number,
  bottom: number,
  dummy: "left" | "right" | null = null,
): Area[] {
  const round = dummy ? roundWithDummy(bottom, dummy) : roundOf(seats, bottom);
  const row = [...round.left, ...round.top, ...round.right];
  return Array.from({ length: seats + (dummy ? 1 : 0) }, (_, seat) => ({
    wide: wideArea(seat, round),
    // On a narrow felt the others sit in a row on top.
    narrow: seat === bottom ? "4 / 1 / 5 / -1" : inRow(seat, row, COLUMNS.narrow, 1),
  }));
}

function wideArea(seat: number, { left, top, right }: Round): string {
  if (left.includes(seat)) return "1 / 1 / 4 / 2";
  if (right.includes(seat)) return "1 / 8 / 4 / 9";
  if (!top.includes(seat)) return "3 / 2 / 4 / 8";
  return inRow(seat, top, COLUMNS.wide, 2);
}

function inRow(seat: number, row: number[], columns: number, first: number): string {
  const span = columns / row.length;
  return `1 / ${first + row.indexOf(seat) * span} / 2 / span ${span}`;
}

/** The side of each seat, 0 or 1; null while not all partners are known. */
export function sidesOf(table: TableView, deal: AnyDeal | null): number[] | null {
  if (table.sides) return table.sides;
  if (deal?.kind !== "tricks") return null;
  const { bidder, partners, all_called: called } = deal;
  if (!called.length || partners.length < called.length) return null;
  return table.seats.map((_, seat) => (seat === bidder || partners.includes(seat) ? 0 : 1));
}

/** Whether the reader is a spectator who may take this seat. */
export function maySit(table: TableView, seat: number): boolean {
  return table.you === null && !table.locked && table.seats[seat]?.kind !== "person";
}
