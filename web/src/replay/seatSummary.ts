// A seat's bid and what it has won so far, in a few words.

import { counted } from "../lib/numbers";
import type { AnyDeal } from "../lib/protocol";

/** A summary such as "bid 90 · 3 tricks · 25 points", "partner" or "12 cards won · 1 orange". */
export function seatSummary(deal: AnyDeal, seat: number): string {
  if (deal.kind === "tricks") {
    const tricks = deal.tricks_won[seat] ?? deal.tricks_lost ?? 0;
    const points = deal.points_won[seat] ?? 0;
    const role = deal.bidder === seat && deal.bid ? `bid ${deal.bid}` : "";
    const partner = deal.partners.includes(seat) ? "partner" : "";
    const won = deal.trick
      ? [counted(tricks, "trick"), points ? counted(points, "point") : ""]
      : [];
    return [role, partner, ...won].filter(Boolean).join(" · ");
  }
  const haul = deal.hauls[seat];
  if (!haul) return "";
  const sweeps = haul.big_sweeps + haul.little_sweeps;
  const more = [
    haul.fives ? counted(haul.fives, "five") : "",
    sweeps ? counted(sweeps, "sweep") : "",
    haul.oranges ? counted(haul.oranges, "orange") : "",
  ];
  return [`${counted(haul.cards, "card")} won`, ...more].filter(Boolean).join(" · ");
}
