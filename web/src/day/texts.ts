// Sentences about results, for the pages of the deals of the day.

import type { Messages } from "../lang/messages";
import { say } from "../lang/say";
import { score } from "../lib/numbers";

/** How a deal stands for this person: "Not played". */
export function stateText(state: "new" | "running" | "given up" | "played"): string {
  type State = Parameters<Messages["dayState"]>[0]["state"];
  return say.dayState({ state: state.replace(" ", "-") as State });
}

/** How many results there are: "3 results so far". */
export function resultsText(count: number): string {
  return count ? say.dayResults({ count }) : say.dayNoResult;
}

/** How much better one did than the others; `share` is the share of people who did worse. */
export function beatenText(share: number): string {
  if (share === 1) return say.dayBest;
  if (share === 0) return say.dayWorst;
  return say.dayBeaten({ percent: Math.min(99, Math.max(1, Math.round(100 * share))) });
}

/** A column of the chart of scores: "40 to 60 points: 3 results". */
export function barText(from: number, to: number, count: number): string {
  const points =
    from === to
      ? say.dayBarPoints({ points: score(from), one: Math.abs(from) === 1 })
      : say.dayBarSpan({ from: score(from), to: score(to) });
  return say.dayBar({ points, results: say.resultCount({ count }) });
}
