// The tables of this browser in words, and how news of them from the server is merged in.

import type { RememberedTable } from "../lib/browser/tables";
import { listed } from "../lib/cards";
import { comma, isolated } from "../lib/names";
import { score } from "../lib/numbers";
import { untilText } from "../lib/until";
import type { SeatKey, Standing } from "../lib/protocol";
import { capital } from "../lib/wording";
import { say } from "../lang/say";

/** The number of tables that the server is asked about at once. */
const MOST_ASKED = 20;
/** Milliseconds before the server is asked again about a table that is over or gone. */
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

/** Whether the table may still be played at, as far as is known. */
export function isOpen({ standing, isGone }: RememberedTable): boolean {
  return !isGone && (standing?.stage === "playing" || standing?.stage === "lobby");
}

/** When something last happened at the table, in milliseconds since 1970. */
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
 * A remembered table, updated with the server's answer about it; unchanged if the server does not
 * know the table.
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
  if (people.length + bots.length === 0) return say.nobodyElse;
  if (!bots.length) return say.withPeople({ people: listed(people) });
  const count = bots.length;
  if (!people.length) return say.withBots({ count, bots: listed(bots) });
  return say.withPeopleBots({ count, people: listed(people), bots: listed(bots) });
}

/** Where the match stands: "Your turn, deal 3, 140 : 95", "You won 500 : 320"; empty if unknown. */
export function stageText(table: RememberedTable): string {
  const { standing } = table;
  if (!standing) return "";
  switch (standing.stage) {
    case "lobby":
      return say.inLobby;
    case "playing":
      return [turnText(table), ...courseTexts(standing)].join(comma);
    case "over":
      return standing.winners.length
        ? wonText(standing)
        : [overText(standing), ...scoreTexts(standing)].join(comma);
    case "expired":
      return say.closedNobody;
    default:
      return "";
  }
}

/** How a match without a winner ended: its deals were played at many tables, or it ended early. */
function overText({ boards }: Standing): string {
  if (!boards) return say.endedEarly;
  if (boards.kind === "evening") return say.roundOfEvening;
  return boards.kind === "day" ? say.dayTitle : say.sameDeals;
}

/** "Your turn until Thursday 18:40" at a slow table whose time is not up, else "Your turn" or "In play". */
function turnText(table: RememberedTable): string {
  const until = (table.standing!.move_until ?? 0) * 1000;
  if (!isYourTurn(table)) return say.inPlay;
  return until > Date.now() ? say.homeYourTurnUntil({ time: untilText(until) }) : say.yourTurn;
}

function courseTexts(standing: Standing): string[] {
  return standing.deal ? [say.dealOfMatch({ number: standing.deal }), ...scoreTexts(standing)] : [];
}

/** The totals, the reader's own first; of more than two, only the reader's and the highest. */
function scoreTexts(standing: Standing): string[] {
  const { totals, seat } = standing;
  if (totals.every((total) => total === 0)) return [];
  const groups = groupsOf(standing);
  const own = seat === null ? undefined : totals[seat];
  if (groups.length < 3 || own === undefined)
    return [groups.map(([first]) => score(totals[first!]!)).join(VERSUS)];
  const best = Math.max(...totals);
  if (own === best) return [say.youLeadWith({ points: score(own) })];
  const leaders = totals.flatMap((total, at) => (total === best ? [nameOf(standing, at)] : []));
  const [count, names] = [leaders.length, listed(leaders)];
  return [
    say.youHavePoints({ points: score(own) }),
    say.leadsWith({ count, names, points: score(best) }),
  ];
}

/** "You and Cleo won 500 : 320"; of more than two, "Ben won with 160, you had 95". */
function wonText(standing: Standing): string {
  const { winners, totals, seat } = standing;
  const names = ownFirst(winners, seat).map((at) => nameOf(standing, at));
  const who = { you: winners.length === 1 && winners[0] === seat, names: capital(listed(names)) };
  const first = winners[0]!;
  const others = groupsOf(standing).filter((group) => !group.includes(first));
  const points = score(totals[first] ?? 0);
  if (others.length === 1) {
    const both = `${points}${VERSUS}${score(totals[others[0]![0]!]!)}`;
    return say.wonAgainst({ ...who, points: both });
  }
  if (seat === null || winners.includes(seat)) return say.wonWith({ ...who, points });
  return say.wonWithYouHad({ names: who.names, points, own: score(totals[seat]!) });
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
  return at === seat ? say.youInside : isolated(players[at]?.name || "?");
}
