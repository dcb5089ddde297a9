// The last thing each seat did, in two or three words under its name.

import { cardName, parse, suitName } from "../lib/cards";
import { cardOf, cardsUsed, verbOf } from "../lib/moves";
import type { AnyDeal, Happened, TrickDeal } from "../lib/protocol";

/** A move in a few words, as of somebody else: "passes", "takes 3". */
export function deedOf(move: string): string {
  const card = cardOf(move);
  const word = move.split(" ")[1] ?? "";
  switch (verbOf(move)) {
    case "bid":
      return word === "sun" ? "shoots the sun" : `bids ${word}`;
    case "pass":
      return "passes";
    case "trump":
      return `names ${suitName(word)}`;
    case "call":
      return card ? `calls ${cardName(card)}` : "calls a card";
    case "bury":
      return "buries";
    case "lead":
      return word === "left" ? "has the left lead" : "leads";
    case "play":
      return card ? `plays ${cardName(card)}` : "plays";
    case "take":
      return `takes ${cardsUsed(move).length}`;
    case "build":
      return "builds";
    case "trail":
      return card ? `trails ${cardName(card)}` : "trails";
    case "orange":
      return "calls orange";
    default:
      return "";
  }
}

/** What each seat did last in the deal that runs. In a trick the cards themselves tell it. */
export function deedsOf(log: Happened[], deal: AnyDeal): string[] {
  if (deal.kind === "tricks" && deal.phase === "play") return leads(deal);
  const deeds: string[] = deal.hand_sizes.map(() => "");
  for (let at = log.length - 1; at >= 0; at--) {
    const { what, seat, move } = log[at]!;
    if (what === "dealt") break;
    if (what === "moved" && move && typeof seat === "number") deeds[seat] ||= deedOf(move);
  }
  return deeds;
}

function leads({ trick, hand_sizes }: TrickDeal): string[] {
  const card = trick?.cards[0];
  return hand_sizes.map((_, seat) => {
    if (!card || seat !== trick.leader) return "";
    const { suit, isUnknown } = parse(card);
    return isUnknown ? "leads" : `led ${suit === "rook" ? "the rook" : suit}`;
  });
}
