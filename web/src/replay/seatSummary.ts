// A seat's bid and what it has won so far, in a few words.

import { say } from "../lang/say";
import type { AnyDeal } from "../lib/protocol";
import { bidWords } from "../table/bidding/bids";

/** A summary such as "bid 90 · 3 tricks · 25 points", "partner" or "12 cards won · 1 orange". */
export function seatSummary(deal: AnyDeal, seat: number): string {
  if (deal.kind === "tricks") {
    const tricks = deal.tricks_won[seat] ?? deal.tricks_lost ?? 0;
    const points = deal.points_won[seat] ?? 0;
    const role = deal.bidder === seat && deal.bid ? say.roleBid({ bid: bidWords(deal.bid) }) : "";
    const partner = deal.partners.includes(seat) ? say.rolePartner : "";
    const won = deal.trick
      ? [say.tricksCounted({ count: tricks }), points ? say.pointsCounted({ count: points }) : ""]
      : [];
    return [role, partner, ...won].filter(Boolean).join(" · ");
  }
  const haul = deal.hauls[seat];
  if (!haul) return "";
  const sweeps = haul.big_sweeps + haul.little_sweeps;
  const more = [
    haul.fives ? say.replayFives({ count: haul.fives }) : "",
    sweeps ? say.replaySweeps({ count: sweeps }) : "",
    haul.oranges ? say.replayOranges({ count: haul.oranges }) : "",
  ];
  return [say.replayCardsWon({ count: haul.cards }), ...more].filter(Boolean).join(" · ");
}
