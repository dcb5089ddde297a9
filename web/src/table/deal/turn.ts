// Whose turn it is, and what they have to do, in words.

import { listed } from "../../lib/cards";
import { isolated } from "../../lib/names";
import type { AnyDeal, TableView } from "../../lib/protocol";

const PHASES: Record<string, [yours: string, theirs: string]> = {
  bid: ["Your turn to bid", "is bidding"],
  trump: ["Name the trump", "is naming the trump"],
  call: ["Call a partner", "is calling a partner"],
  bury: ["Bury cards", "is burying"],
  lead: ["Choose who leads", "is choosing who leads"],
  play: ["Your turn", "is thinking"],
};

/** Whether it is the seat's turn. In Tuxedo an open orange is nobody's turn. */
export function isTurn(deal: AnyDeal | null, seat: number | null): boolean {
  if (!deal || seat === null || deal.phase === "over") return false;
  if (deal.kind === "fishing") return deal.turn === seat;
  return deal.actors.includes(seat);
}

/** The seats whose turn it is. */
export function turnsOf(deal: AnyDeal | null): number[] {
  if (!deal || deal.phase === "over") return [];
  if (deal.kind === "fishing") return deal.turn === null ? [] : [deal.turn];
  return deal.actors;
}

/** What the table is waiting for: "Your turn to bid"; empty if several others or nobody may move. */
export function waitsFor(table: TableView, deal: AnyDeal | null): string {
  if (!deal) return "";
  const [yours, theirs] = PHASES[deal.phase] ?? PHASES.play!;
  const isStoodIn = table.you !== null && table.seats[table.you]?.is_stood_in;
  if (!isStoodIn && isTurn(deal, table.you)) {
    const leads = deal.kind === "tricks" && deal.phase === "play" && !deal.trick?.cards.length;
    return leads ? "Your turn to lead" : yours;
  }
  const names = turnsOf(deal).map((seat) => isolated(table.seats[seat]?.name ?? ""));
  return names.length === 1 ? `${names[0]} ${theirs}` : "";
}

/** The names of some seats: "Ann", "Ann and Ben". */
export function namesOf(seats: number[], table: TableView): string {
  return listed(seats.map((seat) => isolated(table.seats[seat]?.name ?? "?")));
}

/** The number of tricks won so far in the deal, those of a dummy included. */
export function tricksDone(deal: AnyDeal | null): number {
  if (deal?.kind !== "tricks") return 0;
  return deal.tricks_won.reduce((sum, won) => sum + won, deal.tricks_lost ?? 0);
}
