// Whose turn it is, and what they have to do, in words.

import { listed } from "../../lib/cards";
import { isolated } from "../../lib/names";
import type { AnyDeal, TableView } from "../../lib/protocol";
import type { Messages } from "../../lang/messages";
import { say } from "../../lang/say";

type Phase = Parameters<Messages["playerMoves"]>[0]["phase"];

/** What the reader has to do in a phase. */
function yourTurn(phase: Phase): string {
  switch (phase) {
    case "claim":
      return say.yourTurnToClaim;
    case "bid":
      return say.yourTurnToBid;
    case "trump":
      return say.yourTurnToTrump;
    case "call":
      return say.yourTurnToCall;
    case "bury":
      return say.yourTurnToBury;
    case "lead":
      return say.yourTurnToChoose;
  }
  return say.yourTurn;
}

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
  const phase = deal.phase as Phase;
  const isStoodIn = table.you !== null && table.seats[table.you]?.is_stood_in;
  if (!isStoodIn && isTurn(deal, table.you)) {
    const leads = deal.kind === "tricks" && deal.phase === "play" && !deal.trick?.cards.length;
    return leads ? say.yourTurnToLead : yourTurn(phase);
  }
  const names = turnsOf(deal).map((seat) => isolated(table.seats[seat]?.name ?? ""));
  return names.length === 1 ? say.playerMoves({ phase, name: names[0]! }) : "";
}

/** The names of some seats: "Ann", "Ann and Ben". */
export function namesOf(seats: number[], table: TableView): string {
  return listed(seats.map((seat) => isolated(table.seats[seat]?.name ?? "?")));
}

/** The number of tricks won so far in the deal, a dummy's included. */
export function tricksDone(deal: AnyDeal | null): number {
  if (deal?.kind !== "tricks") return 0;
  return deal.tricks_won.reduce((sum, won) => sum + won, deal.tricks_lost ?? 0);
}
