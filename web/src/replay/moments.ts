// Landmarks of a deal, which the reader can jump between: full tricks, or captures.

import type { ReplayStep } from "../lib/protocol";

/** The steps at which a trick is full or a capture is made, and the first and last step. */
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

/** The first landmark after `ply`; the last one if there is none. */
export function nextLandmark(marks: readonly number[], ply: number): number {
  return marks.find((mark) => mark > ply) ?? marks.at(-1) ?? 0;
}

/** The last landmark before `ply`; 0 if there is none. */
export function previousLandmark(marks: readonly number[], ply: number): number {
  return marks.findLast((mark) => mark < ply) ?? 0;
}

/** A whole number from an address, limited to `low` … `high`; `low` if it is no number. */
export function numberOf(text: string | undefined, high: number, low = 0): number {
  const number = /^\d{1,6}$/.test(text ?? "") ? Number(text) : low;
  return Math.min(Math.max(number, low), Math.max(low, high));
}
