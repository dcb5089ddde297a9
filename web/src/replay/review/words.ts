// The texts of a review on the page, in one place so that they can be translated. The sentences
// about moves come from the server.

import type { ReviewedDecision, ReviewedSeat } from "../../lib/protocol";
import { counted } from "../../lib/numbers";

export type Mark = NonNullable<ReviewedDecision["mark"]>;

/** The marks with their signs, which tell them apart without colour. */
export const MARKS: Record<Mark, { sign: string; name: string }> = {
  mistake: { sign: "✗", name: "A mistake" },
  better: { sign: "•", name: "A better move" },
  unlucky: { sign: "~", name: "Unlucky, but right" },
};

export const WORDS = {
  title: "Review",
  begin: "Review this deal",
  about:
    "Each decision is judged by what its player could know at the time. Beside it stands what was possible with all hands open. This takes a few seconds.",
  failed: "The review could not be made.",
  again: "Try again",
  waiting: "Waiting: games in play come first.",
  thinking: (done: number, known: number) => `Thinking: ${done} of ${known} steps.`,
  seat: "Whose decisions",
  curve: "Expected points",
  curveAbout:
    "How far the side would be ahead in this deal: as the player could judge it, and with all hands open. Click, or use the arrow keys, to show a moment.",
  curveOfPoints:
    "The points that the player could expect in this deal, which may end the match. Click, or use the arrow keys, to show a moment.",
  known: "by what could be known",
  open: "with all hands open",
  numbers: "The numbers as a table",
  move: "Move",
  decision: "Decision",
  expected: "Expected",
  opened: "All hands open",
  marks: "Moves with a mark",
  noMarks: "No move of this seat has a mark.",
  show: (ply: number) => `Show move ${ply}`,
  thisMove: "This move",
  line: "Show the best line",
  playOn: "Play on from here",
  playOnAbout: (name: string) => `In ${name}'s seat, against bots.`,
  asSeat: (name: string) => `Play the deal again as ${name}`,
  lineShown: "The best line with all hands open",
  lineAfter: (card: string) => `The best line with all hands open after ${card}`,
  leaveLine: "Back to what was played",
  opening: "Opening a table…",
  guest: "Guest",
  practised: (title: string) => `${title} (practice)`,
};

/** A mark in words with its number, as in "2 mistakes". */
export function counts(seat: { mistakes: number; better: number; unlucky: number }): string {
  const parts = [counted(seat.mistakes, "mistake"), counted(seat.better, "better move")];
  if (seat.unlucky) parts.push(`${seat.unlucky} unlucky`);
  return parts.join(", ");
}

/** A curve in words: what screen readers hear in its place. */
export function curveWords(name: string, { curve, end, unit }: ReviewedSeat): string {
  const first = curve[0]?.[1];
  if (first === undefined) return `It is not known what ${name} could expect in this deal.`;
  const points = curve.map(([, points = 0]) => points);
  const round = (value: number) => String(Math.round(value)).replace("-", "−");
  const ended = unit === "lead" ? `was ${round(end)} ahead` : `had ${round(end)} points`;
  return (
    `${name} could expect ${round(first)} points at first, between ${round(Math.min(...points))} ` +
    `and ${round(Math.max(...points))} later, and ${ended} in the end.`
  );
}
