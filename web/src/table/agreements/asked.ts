// The wording of a question to the people at a table.

import { listed } from "../../lib/cards";
import { isolated } from "../../lib/names";
import type { AskedView, TableView } from "../../lib/protocol";
import type { Messages } from "../../lang/messages";
import { say } from "../../lang/say";

type Wanted = Parameters<Messages["youAskFor"]>[0]["what"];

/** The question as the reader sees it: "Bob asks you to swap seats." */
export function questionText(table: TableView, asked: AskedView): string {
  const name = nameAt(table, asked.seat);
  const own = asked.seat === table.you;
  if (asked.what !== "swap") {
    const what = asked.what as Wanted;
    return own ? say.youAskFor({ what }) : say.askedFor({ what, name });
  }
  const other = nameAt(table, asked.other ?? 0);
  if (own) return say.youAskSwap({ other });
  return asked.other === table.you ? say.askedSwapYou({ name }) : say.askedSwap({ name, other });
}

/** Who has not answered yet: "Waiting for Ann and Cora." Empty if nobody else is asked. */
export function waitText(table: TableView, asked: AskedView): string {
  const others = asked.waits_for.filter((seat) => seat !== table.you);
  const names = listed(others.map((seat) => nameAt(table, seat)));
  return others.length ? say.waitingFor({ names }) : "";
}

/** The name of the person or bot on a seat, kept apart from the sentence around it. */
export function nameAt(table: TableView, seat: number): string {
  return isolated(table.seats[seat]?.name ?? "");
}
