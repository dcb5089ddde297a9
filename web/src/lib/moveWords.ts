// Moves in words; not in moves.ts, since a table needs them only for hints.

import type { Messages } from "../lang/messages";
import { say } from "../lang/say";
import { cardName, listed, suitName } from "./cards";
import { cardOf, groupsOf, groupWords, verbOf } from "./moves";

/** A move in words that can follow "would": "play red 5", "name red trump". */
export function infinitiveOf(move: string): string {
  if (verbOf(move) !== "trump") return moveWords(move);
  const trump = move.split(" ")[1] ?? "";
  const suit = suitName(trump);
  return isSuitless(trump) ? say.moveNoTrump({ call: suit }) : say.moveTrump({ suit });
}

/** A move in words: "play red 5", "bid 70", "red is trump", "take red 9 with green 9". */
export function moveWords(move: string): string {
  const words = move.split(" ");
  const card = cardOf(move);
  const name = cardName(card ?? "?");
  switch (words[0]) {
    case "bid":
      return words[1] === "sun" ? say.moveSun : say.moveBid({ amount: Number(words[1]) });
    case "pass":
      return say.movePass;
    case "stay":
      return say.moveStay;
    case "claim":
      return say.moveClaim;
    case "trump":
      return trumpWords(words[1] ?? "");
    case "lead":
      return words[1] === "self" ? say.moveLead : say.moveLeadLeft;
    case "take":
      return say.moveTake({ groups: listed(groupsOf(move).map(groupWords)), card: name });
    case "build":
      return say.moveLay({ card: name, groups: listed(groupsOf(move).map(groupWords)) });
    case "orange":
      return say.moveOrange;
    case "hold":
      return say.moveHold;
  }
  if (move === "play") return say.movePlayOn;
  return card ? handWords(words[0] as Handled, name) : move;
}

export type Handled = Parameters<Messages["moveCard"]>[0]["verb"];

/** A move that plays, buries or calls cards of the hand, in words: "bury red 1 and green 2". */
export function handWords(verb: Handled, cards: string): string {
  return say.moveCard({ verb, cards });
}

function trumpWords(trump: string): string {
  const suit = suitName(trump);
  return isSuitless(trump) ? suit : say.isTrump({ suit });
}

function isSuitless(trump: string | undefined): boolean {
  return trump === "none" || trump === "low";
}
