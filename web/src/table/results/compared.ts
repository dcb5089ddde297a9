// The pages that compare the results of a table with those of other tables.

import type { TableView } from "../../lib/protocol";
import { eveningOf } from "./evening";
import { say } from "../../lang/say";

export interface Comparison {
  /** The path of the page that compares them. */
  path: string;
  /** The texts of the link to it: `label` below the result, `back` in the menu of the table. */
  label: string;
  back: string;
  /** The title of the result at the table. */
  title: string;
}

/** The page with the other results of a table's deals; null for a table that is not compared. */
export function comparisonOf({ boards, practice, game }: TableView): Comparison | null {
  const over = say.dealIsOver;
  if (practice?.kind === "link")
    return {
      path: `/d/${practice.of}`,
      label: say.comparedSideBySide,
      back: say.aboutDeal,
      title: over,
    };
  const [of = ""] = boards?.of.split("/") ?? [];
  const evening = eveningOf({ boards });
  if (evening) {
    const label = say.backToEvening;
    return { path: `/e/${evening}`, label, back: label, title: say.comparedPlayed };
  }
  if (boards?.kind === "day")
    return { path: `/day/${of}#${game}`, label: say.comparedDay, back: say.backToDay, title: over };
  return null;
}
