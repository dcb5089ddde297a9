// Words for formats, columns and plans of evenings, which the server gives by name.

import { listed } from "../lib/cards";
import { isolated } from "../lib/names";
import { locale } from "../lang/language";
import type { Messages } from "../lang/messages";
import { say } from "../lang/say";
import type { EveningPlan } from "../lib/protocol";

/** Names in a row, each kept apart from its neighbours. */
export function listedNames(names: readonly string[]): string {
  return listed(names.map(isolated));
}

type Format = Parameters<Messages["clubFormat"]>[0]["format"];
/** Whether somebody comes to an evening. */
export type Answer = Parameters<Messages["eveningAnswer"]>[0]["answer"];
/** How the tables of an evening stop for a pause. */
export type Pause = Parameters<Messages["eveningPausedTold"]>[0]["pause"];
type Figure = Parameters<Messages["eveningFigure"]>[0]["figure"];
type Measure = Parameters<Messages["eveningMeasure"]>[0]["measure"];

/** A format in two or three words. */
export function formatName(format: string): string {
  return say.clubFormat({ format: format as Format, name: format });
}

/** A format in sentences. */
export function formatTold(format: string): string {
  return say.planFormatTold({ format: format as Format, name: format });
}

/** The heading of a column with figures. */
export function headingName(heading: string): string {
  return say.eveningFigure({ figure: heading as Figure, name: heading });
}

/** How the measures with these columns decide places, a sentence each. */
export function rankingTold(headings: readonly string[]): string[] {
  const told = headings.map((heading, at) => {
    const measure = say.eveningMeasure({ measure: heading as Measure, name: heading });
    return at ? say.eveningRankedNext({ measure }) : say.eveningRankedFirst({ measure });
  });
  return [...told, say.eveningRankedShared];
}

/** A scoring by its first measure. */
export function scoringName(scoring: string): string {
  return headingName(scoring === "match-points" ? "share" : scoring);
}

/** One of the two fields of a Mitchell movement: half of the pairs keep their seats. */
export function fieldName(field: number): string {
  return say.eveningField({ field: field === 0 ? "stay" : "move" });
}

/** What is played, in a few words: "5 rounds of 4 deals, 20 minutes each". */
export function planTold({ rounds, boards, minutes }: EveningPlan): string {
  return rounds
    ? say.eveningPlanRounds({ rounds, boards, minutes })
    : say.eveningPlanBoards({ boards, minutes });
}

/** When the next round begins, given the seconds between rounds. */
export function pauseAfter(seconds: number): string {
  return seconds < 60
    ? say.planPauseSeconds({ seconds })
    : say.planPauseMinutes({ minutes: seconds / 60 });
}

/** A figure of a ranking, which the server writes as "66.7" or "+8.3", as numbers are written here. */
export function figureText(figure: string): string {
  if (!/^[+-]?\d+(\.\d+)?$/.test(figure)) return figure;
  const digits = figure.split(".")[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    useGrouping: false,
    signDisplay: figure.startsWith("+") ? "always" : "auto",
  })
    .format(Number(figure))
    .replace("-", "−");
}
