// The moments of a deal that a reader jumps between: the ends of tricks, or the captures.

import type { ReplayStep } from "../lib/protocol";

/** The steps at which a trick is full, or a capture is made; the first and the last step too. */
export function landmarks(steps: readonly ReplayStep[]): number[] {
  const last = steps.length - 1;
  const found = steps.flatMap((step, at) => (isLandmark(step, steps[at - 1]) ? [at] : []));
  return [...new Set([0, ...found, Math.max(0, last)])];
}

function isLandmark(step: ReplayStep, before: ReplayStep | undefined): boolean {
  if (step.deal.kind === "fishing") return /^\d+ take /.test(step.move ?? "");
  if (before?.deal.kind !== "tricks") return false;
  const tricks = (won: readonly number[]) => won.reduce((sum, each) => sum + each, 0);
  return tricks(step.deal.tricks_won) > tricks(before.deal.tricks_won);
}

export function nextLandmark(marks: readonly number[], ply: number): number {
  return marks.find((mark) => mark > ply) ?? marks.at(-1) ?? 0;
}

export function landmarkBefore(marks: readonly number[], ply: number): number {
  return marks.findLast((mark) => mark < ply) ?? 0;
}

/** A whole number of an address, kept between 0 (or `low`) and `high`. */
export function numberOf(text: string | undefined, high: number, low = 0): number {
  const number = /^\d{1,6}$/.test(text ?? "") ? Number(text) : low;
  return Math.min(Math.max(number, low), Math.max(low, high));
}
