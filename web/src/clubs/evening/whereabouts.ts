// Where everybody is while an evening is played: what a host wants to see at a glance.

import type { ComerView, EveningState, EveningView } from "../../lib/protocol";
import { say } from "../../lang/say";

export type Where = "absent" | "away" | "lost" | "playing" | "done" | "bye" | "next";

export interface Person {
  comer: ComerView;
  where: Where;
  /** Where they are, in a word or two. */
  told: string;
}

/**
 * Everybody who has answered, in the order of their names, with where they are. Bots play for
 * `stood_in` people, but not yet for `away` ones.
 */
export function whereabouts(
  comers: readonly ComerView[],
  play: EveningState,
  { stood_in, away }: Pick<EveningView, "stood_in" | "away">,
): Person[] {
  const here = new Set(play.people.filter((it) => it.is_here).map((it) => it.entry));
  const tables = new Map(play.tables.flatMap((one) => one.entries.map((it) => [it, one])));
  return comers
    .map((comer) => {
      const table = tables.get(comer.id);
      const [where, told] = !here.has(comer.id)
        ? (["absent", say.deskAbsent] as const)
        : table
          ? table.is_done
            ? (["done", say.deskWaitsAt({ table: table.number })] as const)
            : stood_in.includes(comer.id) && comer.has_phone
              ? (["away", say.deskAway({ table: table.number })] as const)
              : away.includes(comer.id)
                ? (["lost", say.deskLost({ table: table.number })] as const)
                : (["playing", say.deskAtTable({ table: table.number })] as const)
          : play.stage === "playing"
            ? playsNext(comer, play)
            : (["next", ""] as const);
      return { comer, where, told };
    })
    .sort((one, other) => one.comer.name.localeCompare(other.comer.name));
}

function playsNext({ name }: ComerView, play: EveningState): readonly [Where, string] {
  const sitsOut = play.byes.some((unit) => unit === name || unit.split(" & ").includes(name));
  return sitsOut ? ["bye", say.deskSitsOut] : ["next", say.deskNext];
}

/** Whether somebody is missing: not at the evening, or not at their table. */
export const isMissing = (where: Where) => ["absent", "away", "lost"].includes(where);

export type Filter = "everybody" | "absent" | "no-phone" | "waiting" | "playing";

/** The people who match a filter and a search. */
export function chosen(people: readonly Person[], filter: Filter, search: string): Person[] {
  const wanted = search.trim().toLocaleLowerCase();
  return people.filter(
    ({ comer, where }) =>
      comer.name.toLocaleLowerCase().includes(wanted) &&
      (filter === "everybody" ||
        (filter === "absent" && isMissing(where)) ||
        (filter === "no-phone" && !comer.has_phone) ||
        (filter === "playing" && where === "playing") ||
        (filter === "waiting" && ["done", "bye", "next"].includes(where))),
  );
}
