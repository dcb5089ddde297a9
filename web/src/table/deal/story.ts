// The story of a deal, seat by seat: the calls in the bidding, and the cards of the last trick.

import type { TrickDeal, TrickOnTable } from "../../lib/protocol";
import { callWords, highestOf } from "../bidding/bids";
import { playersOf } from "../trick/places";

export interface SeatsCalls {
  seat: number;
  calls: { words: string; isHighest: boolean }[];
}

/** The calls of each seat, with the seats in the order of their first call. */
export function biddingBySeat(auction: TrickDeal["auction"]): SeatsCalls[] {
  const highest = highestOf(auction);
  const seats = [...new Set(auction.map(({ seat }) => seat))];
  return seats.map((seat) => ({
    seat,
    calls: auction.flatMap((one, at) =>
      one.seat === seat ? [{ words: callWords(one.call), isHighest: at === highest }] : [],
    ),
  }));
}

export interface SeatsCard {
  seat: number;
  card: string;
  isWinner: boolean;
}

/** The cards of a trick in the order of play, each with its place; none if there was no trick. */
export function trickBySeat(trick: TrickOnTable | null, places: number): SeatsCard[] {
  if (!trick) return [];
  const players = playersOf(trick, places);
  return trick.cards.map((card, at) => {
    const seat = players[at]!;
    return { seat, card, isWinner: seat === trick.winner };
  });
}
