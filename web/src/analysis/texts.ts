// The words of the analysis page.

import { capital } from "../lib/wording";
import { cardName, listed } from "../lib/cards";
import { moveWords } from "../lib/moveWords";
import { counted, score } from "../lib/numbers";
import type { ValuedMove, VerdictView } from "../lib/protocol";
import type { Place } from "./draft";

export const TEXTS = {
  title: "Analysis board",
  intro:
    "Set up or paste a position, ask what each move is worth, try moves and replies, write notes, and share it all as a link.",
  setUp: "Set up a position",
  setUpHow: "Choose the game, then lay the cards where they belong.",
  paste: "Paste a position",
  pasteHow:
    "The JSON of “rookery solve”, the record of a match, a position in one line, or the text of a saved analysis.",
  openFile: "Open a file",
  goOn: "Go on with your last analysis",
  empty: "Nothing is pasted yet.",
  loading: "Loading the position…",
  shared: "The link is copied. It holds the whole analysis.",
  copyByHand: "Please copy this link:",
  saved: "The file is saved.",
  solveCopied: "The JSON for rookery solve is copied.",
  noMoves: "The deal is over.",
  openOnlyTricks:
    "With open hands only card play can be valued. Choose hidden hands, or go on to the first card.",
  dummy: "Nobody chooses the dummy’s cards, so nothing can be solved here. Choose hidden hands.",
  notes: "Notes on this moment",
  keys: "Arrow keys step through the moves; up and down change between variations.",
  selectFirst: "Choose cards, then the place where they belong.",
  nothingWorlds: "Too many cards are left: not one possible deal could be solved in time.",
  forced: "There is only one move, or all of them have the same effect.",
  notJudged: "These moves cannot be valued here.",
};

export function tooLong(length: number, most: number): string {
  const [is, fits] = [length, most].map((count) => count.toLocaleString("en"));
  return `This analysis is too long for a link: ${is} characters, and ${fits} fit. Save it as a file instead.`;
}

/** A seat's move in a few words: "Ann: red 5", "Ben: bid 70". */
export function stepWords(ply: string, names: readonly string[]): string {
  const [seat = "", ...words] = ply.split(" ");
  const move = words.join(" ");
  const told = words[0] === "play" ? cardName(words[1] ?? "?") : moveWords(move);
  return `${names[Number(seat)] ?? `seat ${seat}`}: ${told}`;
}

/** A move in a list of moves: a card alone, or the move in words. */
export function choiceWords(move: string): string {
  const [verb, card = "?"] = move.split(" ");
  return capital(verb === "play" ? cardName(card) : moveWords(move));
}

/** A number of points with at most one decimal; "?" if it is not known. */
export function points(value: number | null): string {
  return value === null ? "?" : score(Math.round(value * 10) / 10);
}

/** What `strong` expects of the deal, as the seat to move sees it. */
function leadWords(verdict: VerdictView, names: readonly string[]): string {
  const who = sideWords(verdict, names);
  const does = verdict.side.length === 1 ? "expects" : "expect";
  if (verdict.low === null) return `${who}: how far each move is behind the best.`;
  if (verdict.unit === "points")
    return `${who} ${does} ${points(verdict.low)} points in this deal.`;
  const lead = Math.abs(verdict.low);
  const way = verdict.low < 0 ? "fewer" : "more";
  return `${who} ${does} to score ${points(lead)} points ${way} than the others in this deal.`;
}

/** The seats whose points the values are. */
export function sideWords(verdict: VerdictView, names: readonly string[]): string {
  return listed(verdict.side.map((seat) => names[seat] ?? `seat ${seat}`));
}

function takes(verdict: VerdictView, names: readonly string[]): string {
  return `${sideWords(verdict, names)} ${verdict.side.length === 1 ? "takes" : "take"}`;
}

/** What the position is worth, in a sentence. */
export function verdictWords(verdict: VerdictView, names: readonly string[]): string {
  const left = verdict.left === null ? "" : ` of the ${counted(verdict.left, "point")} left`;
  if (verdict.why_not !== null)
    return verdict.why_not === "forced" ? TEXTS.forced : TEXTS.notJudged;
  if (verdict.by === "strong") return leadWords(verdict, names);
  const who = takes(verdict, names);
  if (verdict.by === "worlds" && verdict.worlds === 0) return TEXTS.nothingWorlds;
  if (verdict.by === "solver" && !verdict.is_exact)
    return `${who} between ${points(verdict.low)} and ${points(verdict.high)}${left}: not solved yet.`;
  if (verdict.is_exact) {
    const deal = verdict.by === "search" ? " in this deal" : "";
    return `${who} ${points(verdict.low)}${left}${deal} if all play their best.`;
  }
  const about = `${who} about ${rangeWords(verdict.low, verdict.high)}`;
  const deal = verdict.by === "samples" ? " in this deal" : "";
  const worlds = verdict.worlds ? `, over ${counted(verdict.worlds, "possible deal")}` : "";
  return `${about}${left}${deal}${worlds}.`;
}

/** A range as its middle, give or take. */
export function rangeWords(low: number | null, high: number | null): string {
  if (low === null || high === null) return "";
  const half = (high - low) / 2;
  const middle = points((low + high) / 2);
  return half < 0.05 ? middle : `${middle} ± ${points(half)}`;
}

/** The value of a move: a number, proven bounds, or an estimate. */
export function valueWords(it: ValuedMove, verdict: VerdictView): string {
  if (verdict.by === "solver" && it.low !== it.high)
    return `${points(it.low)} to ${points(it.high)}`;
  return rangeWords(it.low, it.high);
}

/** How far a move is behind the best; empty for the best and where that is not known. */
export function behindWords(it: ValuedMove): string {
  if (it.behind === null || it.behind < 0.05) return "";
  const margin = it.margin && it.margin >= 0.05 ? ` ± ${points(it.margin)}` : "";
  return `−${points(it.behind)}${margin}`;
}

/** Whether a move may be as good as the best, for all that is known. */
export function isAsGood(it: ValuedMove): boolean {
  return it.behind !== null && it.behind <= Math.max(it.margin ?? 0, 0.05);
}

export function placeTitle(place: Place, names: readonly string[], isWhole: boolean): string {
  const number = Number(/\d+$/.exec(place)?.[0] ?? -1);
  if (place.startsWith("hand")) return names[number] ?? "The dummy’s pile";
  if (place.startsWith("taken")) return `${names[number] ?? ""} has won`;
  if (place.startsWith("build")) return "A build";
  return (
    { nest: isWhole ? "Nest" : "Buried", trick: "The trick", centre: "The centre" }[place] ?? ""
  );
}

export function restTitle(kind: string, isWhole: boolean): string {
  if (kind === "fishing") return "The stock: cards that lie nowhere else";
  return isWhole ? "Cards not dealt yet" : "Played, or not in this ending";
}
