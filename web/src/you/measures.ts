// The measures in the statistics of a game: each is calculated from the facts of some matches.

import type { Messages } from "../lang/messages";
import { say } from "../lang/say";
import { score } from "../lib/numbers";
import type { StatisticsView, Summed } from "../lib/protocol";

type Name = Parameters<Messages["measureTitle"]>[0]["measure"];

export interface Measure {
  name: Name;
  isShare: boolean;
  /** The number for some matches; null if there was nothing to count. */
  of: (summed: Summed) => number | null;
}

/** The measures that make sense for a game. */
export function measuresOf(game: StatisticsView): Measure[] {
  const { has_bids, has_nest, has_partner, has_oranges } = game;
  return [
    share("won", (it) => [it.won, it.won + it.lost]),
    each("points", "points", "deals"),
    ...(has_bids ? BIDDING : []),
    ...(has_partner ? PARTNER : []),
    ...(has_nest ? NEST : []),
    ...(has_oranges ? FISHING : []),
  ];
}

const BIDDING = [
  fact("made", "made", "bidder"),
  each("bid", "bid_points", "bidder"),
  fact("stopped", "opponent_set", "opponent"),
];

const PARTNER = [fact("partner", "partner_made", "partner")];

const NEST = [each("nest", "nest_found", "nests"), each("kept", "nest_kept", "nests")];

const FISHING = [
  each("oranges", "oranges_caught", "deals"),
  fact("own", "oranges_kept", "oranges_made"),
  share("sweeps", ({ facts: it }) => [
    (it.big_sweeps ?? 0) + (it.little_sweeps ?? 0),
    it.captures ?? 0,
  ]),
  each("builds", "builds", "deals"),
];

/** One fact as a share of another. */
function fact(name: Name, part: string, whole: string): Measure {
  return share(name, ({ facts }) => [facts[part] ?? 0, facts[whole] ?? 0]);
}

/** One fact divided by another, as an average. */
function each(name: Name, sum: string, count: string): Measure {
  return { ...fact(name, sum, count), isShare: false };
}

function share(name: Name, parts: (summed: Summed) => [part: number, whole: number]): Measure {
  const of = (summed: Summed) => {
    const [part, whole] = parts(summed);
    return whole ? part / whole : null;
  };
  return { name, isShare: true, of };
}

/** What a measure is called. */
export function titleOf({ name }: Measure): string {
  return say.measureTitle({ measure: name });
}

/** What a measure is a share or an average of. */
export function aboutOf({ name }: Measure): string {
  return say.measureAbout({ measure: name });
}

/** A number of a measure in words: "62%", "35", "1.4"; a dash if there is none. */
export function written(measure: Measure, value: number | null): string {
  if (value === null) return "–";
  if (measure.isShare) return say.statisticsPercent({ percent: Math.round(100 * value) });
  return score(Math.abs(value) >= 10 ? Math.round(value) : Math.round(10 * value) / 10);
}

/** The facts whose totals are shown, except those that are 0. */
export const COUNTS: Parameters<Messages["factName"]>[0]["fact"][] = [
  "deals",
  "thrown_in",
  "bidder",
  "made",
  "was_set",
  "suns",
  "suns_made",
  "moons",
  "moons_made",
  "slams",
  "no_trump",
  "lo_no",
  "partner",
  "lone",
  "nests_won",
  "tricks",
  "last_tricks",
  "counters",
  "cards",
  "fives",
  "most_cards",
  "oranges_caught",
  "big_sweeps",
  "little_sweeps",
];

/** The size of a plot, in units of its drawing. */
export const WIDTH = 320;
export const HEIGHT = 96;
const EDGE = 8;
/** The space for the lowest and the highest number, left of the line. */
const LABELS = 44;

export interface Plotted {
  /** The points of the line, as `x,y` pairs. */
  points: { x: number; y: number; at: number }[];
  low: number;
  high: number;
}

/** A measure over the periods as points of a plot; the lowest and the highest number at its edges. */
export function plotted(measure: Measure, game: StatisticsView): Plotted {
  const found = game.periods.flatMap(({ begins_at: at, summed }) => {
    const value = measure.of(summed);
    return value === null ? [] : [{ at, value }];
  });
  const values = found.map(({ value }) => value);
  const low = measure.isShare ? 0 : Math.min(0, ...values);
  const high = measure.isShare ? 1 : Math.max(1, ...values);
  const first = game.periods[0]?.begins_at ?? 0;
  const span = (game.periods.at(-1)?.begins_at ?? 0) - first;
  const x = (at: number) =>
    span ? LABELS + ((WIDTH - LABELS - EDGE) * (at - first)) / span : WIDTH / 2;
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low);
  return { points: found.map(({ at, value }) => ({ x: x(at), y: y(value), at })), low, high };
}
