// Each seat's last action in two or three words, shown under its name.

import { cardName, parse, suitName } from "../../lib/cards";
import { cardOf, cardsUsed, verbOf } from "../../lib/moves";
import type { AnyDeal, Happened } from "../../lib/protocol";
import { say } from "../../lang/say";

/** A move in a few words, in the third person: "passes", "takes 3". */
export function actionText(move: string): string {
  const card = cardOf(move);
  const word = move.split(" ")[1] ?? "";
  switch (verbOf(move)) {
    case "bid":
      return word === "sun" ? say.actionSun : say.actionBid({ amount: Number(word) });
    case "pass":
      return say.actionPass;
    case "stay":
      return say.actionStay;
    case "claim":
      return say.actionClaim;
    case "trump":
      return say.actionTrump({ suit: suitName(word) });
    case "call":
      return card ? say.actionCall({ card: cardName(card) }) : say.actionCallCard;
    case "bury":
      return say.actionBury;
    case "lead":
      return word === "left" ? say.actionLeadLeft : say.actionLead;
    case "play":
      if (!word) return say.actionPlayOn;
      return card ? say.actionPlay({ card: cardName(card) }) : say.actionPlayCard;
    case "take":
      return say.actionTake({ count: cardsUsed(move).length });
    case "build":
      return say.actionBuild;
    case "trail":
      return card ? say.actionTrail({ card: cardName(card) }) : say.actionTrailCard;
    case "orange":
      return say.actionOrange;
    default:
      return "";
  }
}

/** Each seat's last action in this deal; empty during the tricks, where the cards show it. */
export function lastActions(log: Happened[], deal: AnyDeal): string[] {
  const actions: string[] = deal.hand_sizes.map(() => "");
  if (deal.kind === "tricks" && deal.phase === "play") return actions;
  let undone = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    const { what, seat, move, moves } = log[at]!;
    if (what === "dealt") break;
    if (what === "undone") undone += moves ?? 0;
    if (what === "moved" && undone-- > 0) continue;
    undone = Math.max(0, undone);
    if (what === "moved" && move && typeof seat === "number") actions[seat] ||= actionText(move);
  }
  return actions;
}

/** The last turn of this deal of Tuxedo: a capture, a build or a trail; null before the first. */
export function lastTurn(log: Happened[]): Happened | null {
  const last = log.findLast(
    ({ what, move }) =>
      what === "dealt" || (move && ["take", "build", "trail"].includes(verbOf(move))),
  );
  return last?.move ? last : null;
}

/** The suit a seat has led to the current trick; empty if it has not led. */
export function suitLed(seat: number, deal: AnyDeal | null): string {
  if (deal?.kind !== "tricks" || !deal.trick || seat !== deal.trick.leader) return "";
  const { suit, isUnknown } = parse(deal.trick.cards[0] ?? "?");
  return isUnknown ? "" : suit;
}
