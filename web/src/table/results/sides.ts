// The sides of a scored deal, as the reader sees them.

import { say } from "../../lang/say";
import { listed } from "../../lib/cards";
import type { SheetRow, SheetView, SideScore, TableView } from "../../lib/protocol";
import { sentence } from "../../lib/wording";
import { nameOf } from "../deal/facts";

export interface SideResult {
  seats: number[];
  /** "You and Cleo": the reader first. */
  names: string;
  isYours: boolean;
  /** The sources of the side's points, such as ["counters", 60], except those without points. */
  sources: [source: string, points: number][];
  /** The points scored for the deal. */
  points: number;
  /** The totals before and after the deal: one for each seat, or one if all have the same. */
  totals: { name: string; before: number; total: number }[];
}

/**
 * The sides of a deal, the reader's first; a side for each seat if the hands were thrown in. `before`
 * are the totals before the deal, if it was not the first.
 */
export function sideResults(
  row: SheetRow,
  table: TableView,
  before: readonly number[] = [],
): SideResult[] {
  const sides: readonly SideScore[] = row.sides.length
    ? row.sides
    : row.points.map((points, seat) => ({ seats: [seat], sources: {}, points }));
  return sides
    .map(({ seats, sources, points }) => ({
      seats: readerFirst(seats, table),
      names: listed(readerFirst(seats, table).map((seat) => nameOf(table, seat))),
      isYours: table.you !== null && seats.includes(table.you),
      sources: Object.entries(sources).filter(([, points]) => points !== 0),
      points,
      totals: totalsOf(readerFirst(seats, table), row, table, before),
    }))
    .sort((one, other) => Number(other.isYours) - Number(one.isYours));
}

/** The fixed sides of a match, else its seats one by one; the highest total first. */
export function standings(sheet: SheetView, table: TableView): number[][] {
  const total = (seats: number[]) => sheet.totals[seats[0]!] ?? 0;
  const all = table.seats.map((_, seat) => seat);
  const { sides } = table;
  const groups = sides
    ? [0, 1].map((side) => all.filter((seat) => sides[seat] === side))
    : all.map((seat) => [seat]);
  return groups
    .map((seats) => readerFirst(seats, table))
    .sort((one, other) => total(other) - total(one));
}

/** Seats with the reader's own first. */
export function readerFirst(seats: readonly number[], table: TableView): number[] {
  return [...seats].sort((one, other) => Number(other === table.you) - Number(one === table.you));
}

/**
 * A deal in a sentence: its contract, or who scored most where cards are counted. Cards are not
 * counted in a deal that won the match at once.
 */
export function toldOf(row: SheetRow, table: TableView): string {
  if (!row.sides.some(({ sources }) => sources["most cards"])) return sentence(row.told);
  const most = Math.max(...row.points);
  const best = row.points.flatMap((points, seat) => (points === most ? [seat] : []));
  const names = listed(readerFirst(best, table).map((seat) => nameOf(table, seat)));
  return sentence(say.resultMost({ names, points: most }));
}

/** Whether a deal went well for the reader; null for spectators. */
export function isGoodFor(row: SheetRow, { you }: TableView): boolean | null {
  if (you === null) return null;
  if (row.made === null) return row.points[you]! > 0 && row.points[you] === Math.max(...row.points);
  return row.made === (row.bidder === you || row.partners.includes(you));
}

function totalsOf(
  seats: number[],
  row: SheetRow,
  table: TableView,
  before: readonly number[],
): SideResult["totals"] {
  const totals = seats.map((seat) => ({
    name: nameOf(table, seat),
    before: before[seat] ?? 0,
    total: row.totals[seat] ?? 0,
  }));
  return totals.every(({ total }) => total === totals[0]!.total) ? totals.slice(0, 1) : totals;
}
