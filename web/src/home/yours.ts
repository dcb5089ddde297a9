// The tables of this browser in words, and how news of them from the server is merged in.

import type { RememberedTable } from "../lib/browser/tables";
import { listed } from "../lib/cards";
import { isolated } from "../lib/names";
import { score } from "../lib/numbers";
import { untilText } from "../lib/until";
import type { SeatKey, Standing } from "../lib/protocol";
import { capital } from "../lib/wording";

/** The number of tables that the server is asked about at once. */
const MOST_ASKED = 20;
/** Milliseconds before the server is asked again about a table where nothing happens any more. */
const ASKED_AGAIN = 86_400_000;
/** The text between two scores, with spaces at which no line can break. */
const VERSUS = "\u00a0:\u00a0";

/** Whether the table is in play, as far as is known. */
export function isInPlay({ standing, isGone }: RememberedTable): boolean {
  return standing?.stage === "playing" && !isGone;
}

/** Whether the table waits for a move of this browser's player. */
export function isYourTurn(table: RememberedTable): boolean {
  return isInPlay(table) && table.standing!.is_turn;
}

/** When something happened at the table last, in milliseconds since 1970. */
export function changedAt({ standing, at }: RememberedTable): number {
  return standing ? standing.changed_at * 1000 : at;
}

/** Whether the table is listed: a deal for practice is not, once it is over. */
export function isListed({ standing }: RememberedTable): boolean {
  return !(standing?.is_practice && standing.stage === "over");
}

/** The tables that wait for this browser's player, then those in play, then the others; in each part
 * the latest first. */
export function inOrder(tables: readonly RememberedTable[]): RememberedTable[] {
  return [...tables].sort(
    (one, other) =>
      Number(isYourTurn(other)) - Number(isYourTurn(one)) ||
      Number(isInPlay(other)) - Number(isInPlay(one)) ||
      changedAt(other) - changedAt(one),
  );
}

/** The seats whose tables the server is asked about. */
export function toAsk(tables: readonly RememberedTable[], now: number): SeatKey[] {
  const isDue = ({ standing, isGone, askedAt = 0 }: RememberedTable) =>
    !(isGone || standing?.stage === "over") || now - askedAt >= ASKED_AGAIN;
  return inOrder(tables)
    .filter((table) => table.secret && isDue(table))
    .slice(0, MOST_ASKED)
    .map(({ code, secret }) => ({ code, secret }));
}

/**
 * A remembered table, updated with what the server tells of it. If the server does not know the
 * table, what was remembered is kept.
 */
export function updated(table: RememberedTable, standing: Standing, now: number): RememberedTable {
  if (standing.stage === "unknown") return { ...table, isGone: true, askedAt: now };
  const { game, seat } = standing;
  const title = standing.is_practice ? table.title : standing.title;
  return { ...table, game, title, seat, standing, isGone: false, askedAt: now };
}

/** The other players: "with Bea", "with Bea and the bots Ada and Ben"; empty if nobody is known. */
export function othersText({ standing }: RememberedTable): string {
  if (!standing) return "";
  const others = standing.players.filter(({ name }, seat) => name && seat !== standing.seat);
  const names = (areBots: boolean) =>
    others.filter(({ is_bot }) => is_bot === areBots).map(({ name }) => isolated(name));
  const [people, bots] = [names(false), names(true)];
  const robots = bots.length ? [`the ${bots.length > 1 ? "bots" : "bot"} ${listed(bots)}`] : [];
  if (people.length + bots.length === 0) return "nobody else yet";
  return people.length && bots.length
    ? `with ${people.join(", ")}${people.length > 1 ? "," : ""} and ${robots[0]}`
    : `with ${listed([...people, ...robots])}`;
}

/** Where the match stands: "Your turn, deal 3, 140 : 95", "You won 500 : 320"; empty if unknown. */
export function stageText(table: RememberedTable): string {
  const { standing } = table;
  if (!standing) return "";
  switch (standing.stage) {
    case "lobby":
      return "In the lobby";
    case "playing":
      return [turnText(table), ...courseTexts(standing)].join(", ");
    case "over":
      return standing.winners.length
        ? wonText(standing)
        : ["Ended early", ...scoreTexts(standing)].join(", ");
    case "expired":
      return "Closed: nobody was there";
    default:
      return "";
  }
}

/** "Your turn until Thursday 18:40" at a slow table, else "Your turn" or "In play". */
function turnText(table: RememberedTable): string {
  const until = table.standing!.move_until;
  if (!isYourTurn(table)) return "In play";
  return until ? `Your turn until ${untilText(until * 1000)}` : "Your turn";
}

function courseTexts(standing: Standing): string[] {
  return standing.deal ? [`deal ${standing.deal}`, ...scoreTexts(standing)] : [];
}

/** The totals, the reader's own first; if there are more than two, only that and the highest. */
function scoreTexts(standing: Standing): string[] {
  const { totals, seat } = standing;
  if (totals.every((total) => total === 0)) return [];
  const groups = groupsOf(standing);
  const own = seat === null ? undefined : totals[seat];
  if (groups.length < 3 || own === undefined)
    return [groups.map(([first]) => score(totals[first!]!)).join(VERSUS)];
  const best = Math.max(...totals);
  if (own === best) return [`you lead with ${score(own)}`];
  const leaders = totals.flatMap((total, at) => (total === best ? [nameOf(standing, at)] : []));
  const lead = leaders.length > 1 ? "lead" : "leads";
  return [`you have ${score(own)}`, `${listed(leaders)} ${lead} with ${score(best)}`];
}

/** "You and Cleo won 500 : 320"; of more than two, "Ben won with 160, you had 95". */
function wonText(standing: Standing): string {
  const { winners, totals, seat } = standing;
  const names = ownFirst(winners, seat).map((at) => nameOf(standing, at));
  const won = `${capital(listed(names))} won`;
  const first = winners[0]!;
  const others = groupsOf(standing).filter((group) => !group.includes(first));
  const points = score(totals[first] ?? 0);
  if (others.length === 1) return `${won} ${points}${VERSUS}${score(totals[others[0]![0]!]!)}`;
  const own = seat === null || winners.includes(seat) ? "" : `, you had ${score(totals[seat]!)}`;
  return `${won} with ${points}${own}`;
}

/** The seats of each side, or each seat by itself; the reader's own first. */
function groupsOf({ sides, totals, seat }: Standing): number[][] {
  const all = ownFirst([...totals.keys()], seat);
  const groups = new Map<number, number[]>();
  for (const at of all) {
    const side = sides?.[at] ?? at;
    groups.set(side, [...(groups.get(side) ?? []), at]);
  }
  return [...groups.values()];
}

function ownFirst(seats: readonly number[], own: number | null): number[] {
  return [...seats].sort((one, other) => Number(other === own) - Number(one === own));
}

function nameOf({ players, seat }: Standing, at: number): string {
  return at === seat ? "you" : isolated(players[at]?.name || "?");
}
