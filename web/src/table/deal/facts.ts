// The facts of a deal in words: names, the contract, and the points taken so far.

import type { AnyDeal, TableView, TrickDeal } from "../../lib/protocol";
import { listed } from "../../lib/cards";
import { isolated } from "../../lib/names";
import { bidWords } from "../bidding/bids";

import { sidesOf } from "../seats/seating";
import { say } from "../../lang/say";

/** The name of a seat's player; "You" for one's own seat. After the last seat comes a dummy. */
export function nameOf(table: TableView, seat: number): string {
  if (seat === table.seats.length) return say.dummy;
  return table.you === seat ? say.you : isolated(table.seats[seat]?.name ?? "?");
}

/** The highest bid: "Ann has the bid at 80", after the bidding "Ann bid 80"; empty if there is none. */
export function contractWords(deal: TrickDeal, table: TableView): string {
  if (deal.bidder === null || deal.bid === null) return deal.phase === "bid" ? say.noBidYet : "";
  const highest = highestBid(deal, table)!;
  return deal.phase === "bid" ? say.hasTheBid(highest) : say.hasBid(highest);
}

/** A seat's total in the match, with this deal's points in games where these can win at once. */
export function totalOf(deal: AnyDeal | null, totals: number[] | undefined, seat: number) {
  const isPlayed = deal?.kind === "fishing" && deal.phase === "play";
  return (isPlayed ? deal.hauls[seat]?.total : undefined) ?? totals?.[seat] ?? null;
}

export interface Taken {
  who: string;
  points: number;
}

/** The points each side has taken in tricks so far; [] without partnerships, where the seats show theirs. */
export function takenSoFar(deal: TrickDeal, table: TableView): Taken[] {
  const { sides } = table;
  if (!sides) return [];
  const first = table.you === null ? 0 : sides[table.you]!;
  return [first, 1 - first].map((side) => {
    const seats = sides.flatMap((one, seat) => (one === side ? [seat] : []));
    const points = seats.reduce((sum, seat) => sum + (deal.points_won[seat] ?? 0), 0);
    return { who: sideWords(seats, table), points };
  });
}

/** The points of the bidding side, as far as known, and its bid; null if the bid is no number. */
export function progressOf(deal: TrickDeal, table: TableView): { has: number; bid: number } | null {
  const bid = Number(deal.bid);
  if (deal.bidder === null || !bid) return null;
  const sides = sidesOf(table, deal);
  const isOnSide = (seat: number) =>
    sides
      ? sides[seat] === sides[deal.bidder!]
      : seat === deal.bidder || deal.partners.includes(seat);
  const has = deal.points_won.reduce((sum, won, seat) => (isOnSide(seat) ? sum + won : sum), 0);
  return { has, bid };
}

function sideWords(seats: number[], table: TableView): string {
  if (table.you === null) return listed(seats.map((seat) => nameOf(table, seat)));
  return seats.includes(table.you) ? say.yourSide : say.theirSide;
}

/** The highest bid, and whose it is. */
export interface HighestBid {
  name: string;
  you: boolean;
  bid: string;
}

/** The highest bid so far; null if nobody has bid. */
export function highestBid(deal: TrickDeal, table: TableView): HighestBid | null {
  const { bidder, bid } = deal;
  if (bidder === null || bid === null) return null;
  return { name: nameOf(table, bidder), you: table.you === bidder, bid: bidWords(bid) };
}
