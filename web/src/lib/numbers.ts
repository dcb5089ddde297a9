// Numbers as people read them: with a sign, and with a true minus.

import { language } from "../lang/language";
import { shown } from "../lang/say";

/** Keeps a sign on the left of its number, in texts from right to left too (UAX 9). */
const MARK = language === "fa" ? "\u200e" : "";

/** A score: "40", "−40". */
export function score(points: number): string {
  return points < 0 ? `${MARK}−${shown(-points)}` : String(shown(points));
}

/** A change of a score: "+40", "0", "−40". */
export function signed(points: number): string {
  return (points > 0 ? `${MARK}+` : "") + score(points);
}
