// The words of the analysis page.

import { locale } from "../lang/language";
import { say } from "../lang/say";
import { capital } from "../lib/wording";
import { cardName, listed } from "../lib/cards";
import { moveWords } from "../lib/moveWords";
import { isolated } from "../lib/names";
import { score } from "../lib/numbers";
import type { ValuedMove, VerdictView } from "../lib/protocol";
import type { Place } from "./draft";

export function tooLong(length: number, most: number): string {
  return say.analysisTooLong({
    length: length.toLocaleString(locale),
    most: most.toLocaleString(locale),
  });
}

/** A seat's move in a few words: "Ann: red 5", "Ben: bid 70". */
export function stepWords(ply: string, names: readonly string[]): string {
  const [seat = "", ...words] = ply.split(" ");
  const move = words.join(" ");
  const told = words[0] === "play" ? cardName(words[1] ?? "?") : moveWords(move);
  return say.analysisStep({ name: nameOf(Number(seat), names), move: told });
}

/** The name of a seat, for use within a sentence. */
function nameOf(seat: number, names: readonly string[]): string {
  return isolated(names[seat] ?? say.seatNumber({ number: seat }));
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

/** The seats whose points the values count, as the subject of a sentence. */
function sideOf({ side }: VerdictView, names: readonly string[]): { who: string; count: number } {
  return { who: listed(side.map((seat) => nameOf(seat, names))), count: side.length };
}

/** What `strong` expects of the deal, as the seat to move sees it. */
function leadWords({ low, unit }: VerdictView, side: ReturnType<typeof sideOf>): string {
  if (low === null) return say.verdictBehindOnly({ who: side.who });
  if (unit === "points") return say.verdictExpects({ ...side, points: points(low) });
  const lead = { ...side, points: points(Math.abs(low)) };
  return low < 0 ? say.verdictExpectsFewer(lead) : say.verdictExpectsMore(lead);
}

/** What the position is worth, in a sentence. */
export function verdictWords(verdict: VerdictView, names: readonly string[]): string {
  const { by, left, worlds, why_not } = verdict;
  const side = sideOf(verdict, names);
  if (why_not !== null) return why_not === "forced" ? say.verdictForced : say.verdictNotJudged;
  if (by === "strong") return leadWords(verdict, side);
  if (by === "worlds" && worlds === 0) return say.verdictNoWorlds;
  const [low, high] = [points(verdict.low), points(verdict.high)];
  if (by === "solver" && !verdict.is_exact)
    return say.verdictBetween({ ...side, low, high, left: left ?? 0 });
  if (verdict.is_exact)
    return left === null
      ? say.verdictExactDeal({ ...side, low })
      : say.verdictExact({ ...side, low, left });
  const about = { ...side, about: rangeWords(verdict.low, verdict.high), worlds };
  return left === null ? say.verdictAboutDeal(about) : say.verdictAbout({ ...about, left });
}

/** A range as its middle and half its width: "12 ± 3". */
export function rangeWords(low: number | null, high: number | null): string {
  if (low === null || high === null) return "";
  const half = (high - low) / 2;
  const middle = points((low + high) / 2);
  return half < 0.05 ? middle : say.analysisGiveOrTake({ middle, half: points(half) });
}

/** The value of a move: a number, proven bounds, or an estimate. */
export function valueWords(it: ValuedMove, verdict: VerdictView): string {
  if (verdict.by === "solver" && it.low !== it.high)
    return say.span({ low: points(it.low), high: points(it.high) });
  return rangeWords(it.low, it.high);
}

/** How far a move is behind the best; empty for the best move, and if that is not known. */
export function behindWords(it: ValuedMove): string {
  if (it.behind === null || it.behind < 0.05) return "";
  const behind = points(-it.behind);
  return it.margin && it.margin >= 0.05
    ? say.analysisGiveOrTake({ middle: behind, half: points(it.margin) })
    : behind;
}

/** Whether a move may be as good as the best, as far as is known. */
export function isAsGood(it: ValuedMove): boolean {
  return it.behind !== null && it.behind <= Math.max(it.margin ?? 0, 0.05);
}

/** The title of a place for cards. */
export function placeTitle(place: Place, names: readonly string[], isWhole: boolean): string {
  const number = Number(/\d+$/.exec(place)?.[0] ?? -1);
  if (place.startsWith("hand")) return names[number] ?? say.analysisPlaceDummy;
  if (place.startsWith("taken"))
    return say.analysisPlaceWon({ name: isolated(names[number] ?? "") });
  if (place.startsWith("build")) return say.analysisPlace({ place: "build" });
  if (place === "nest") return say.analysisPlace({ place: isWhole ? "nest" : "buried" });
  return say.analysisPlace({ place: place === "trick" ? "trick" : "centre" });
}

/** The title of the place for the cards that lie nowhere else. */
export function restTitle(kind: string, isWhole: boolean): string {
  if (kind === "fishing") return say.analysisRest({ rest: "stock" });
  return say.analysisRest({ rest: isWhole ? "deal" : "play" });
}
