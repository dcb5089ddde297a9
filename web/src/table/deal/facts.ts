// The facts of a deal in words: names, the contract, and the points taken so far.

import type { AnyDeal, TableView, TrickDeal } from "../../lib/protocol";
import { listed } from "../../lib/cards";
import { isolated } from "../../lib/names";
import { bidWords } from "../bidding/bids";
import { DUMMY } from "../trick/places";
import { sidesOf } from "../seats/seating";

/** The name of a seat's player; "You" for one's own seat. After the last seat comes a dummy. */
export function nameOf(table: TableView, seat: number): string {
  if (seat === table.seats.length) return DUMMY;
  return table.you === seat ? "You" : isolated(table.seats[seat]?.name ?? "?");
}

/** The highest bid: "Ann has the bid at 80", after the bidding "Ann bid 80"; empty if there is none. */
export function contractWords(deal: TrickDeal, table: TableView): string {
  if (deal.bidder === null || deal.bid === null) return deal.phase === "bid" ? "No bid yet" : "";
  const isYou = table.you === deal.bidder;
  const bid = bidWords(deal.bid);
  const verb = deal.phase === "bid" ? (isYou ? "have the bid at" : "has the bid at") : "bid";
  return `${nameOf(table, deal.bidder)} ${verb} ${bid}`;
}

/** A seat's total in the match: with the points of the deal in play where they can win it at once. */
export function totalOf(deal: AnyDeal | null, totals: number[] | undefined, seat: number) {
  const isPlayed = deal?.kind === "fishing" && deal.phase === "play";
  return (isPlayed ? deal.hauls[seat]?.total : undefined) ?? totals?.[seat] ?? null;
}

export interface Taken {
  who: string;
  points: number;
}

/** The points taken in tricks so far, by side if sides are known, else by seat. */
export function takenSoFar(deal: TrickDeal, table: TableView): Taken[] {
  const sides = sidesOf(table, deal);
  if (!sides)
    return deal.points_won
      .map((points, seat) => ({ who: nameOf(table, seat), points }))
      .filter(({ points }) => points > 0);
  const first = table.you === null ? 0 : sides[table.you]!;
  return [first, 1 - first].map((side) => {
    const seats = sides.flatMap((one, seat) => (one === side ? [seat] : []));
    const points = seats.reduce((sum, seat) => sum + (deal.points_won[seat] ?? 0), 0);
    return { who: sideWords(seats, table), points };
  });
}

function sideWords(seats: number[], table: TableView): string {
  if (table.you === null) return listed(seats.map((seat) => nameOf(table, seat)));
  return seats.includes(table.you) ? "Your side" : "Their side";
}

/** The highest bid so far: "Ann bid 80"; empty if nobody has bid. */
export function highestBid(deal: TrickDeal, table: TableView): string {
  if (deal.bidder === null || deal.bid === null) return "";
  return `${nameOf(table, deal.bidder)} bid ${bidWords(deal.bid)}`;
}
