// The signs of a review, and its numbers in words. The sentences about moves come from the server.

import { say } from "../../lang/say";
import { score } from "../../lib/numbers";
import type { ReviewedDeal, ReviewedDecision, ReviewedSeat } from "../../lib/protocol";

export type Mark = NonNullable<ReviewedDecision["mark"]>;

/** The signs of marks, which distinguish them without colour. */
export const SIGNS: Record<Mark, string> = { mistake: "✗", better: "•", unlucky: "~" };

/** The marks of a seat with their numbers, as in "2 mistakes, 1 better move". */
export function counts(seat: Pick<ReviewedSeat, "mistakes" | "better" | "unlucky">): string {
  const { mistakes, better, unlucky } = seat;
  return say.reviewCounts({ mistakes, better, unlucky });
}

/** The bounds of what was possible at a ply, as in "−20 to 40"; one number if they are alike. */
export function spanOf([, low = 0, high = 0]: readonly number[]): string {
  if (low === high) return score(low);
  return say.span({ low: score(low), high: score(high) });
}

/** Points as the curve counts them: "50 behind" of a lead, otherwise "−50". */
export function pointsIn(unit: ReviewedSeat["unit"], value: number): string {
  const points = Math.round(value);
  if (unit !== "lead") return score(points);
  return say.reviewAhead({ is: points < 0 ? "behind" : "ahead", points: Math.abs(points) });
}

/** A curve in words: what screen readers hear in its place. */
export function curveWords(name: string, { curve, end, unit }: ReviewedSeat): string {
  const points = curve.map(([, points = 0]) => points);
  const [first] = points;
  if (first === undefined) return say.reviewToldNothing({ name });
  const rounded = (value: number) => pointsIn(unit, value);
  const told = {
    name,
    first: rounded(first),
    least: rounded(Math.min(...points)),
    most: rounded(Math.max(...points)),
    end: rounded(end),
  };
  return unit === "lead" ? say.reviewToldLead(told) : say.reviewToldPoints(told);
}

/** The decision that led to a step of the deal, whoever made it. */
export function decisionAt(review: ReviewedDeal | null, at: number): ReviewedDecision | undefined {
  return review?.decisions.find(({ ply, plies }) => at > ply && at <= ply + Math.max(plies, 1));
}
