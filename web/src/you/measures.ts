// What the statistics of a game show: each measure is a number made of the facts of some matches.

import { score } from "../lib/numbers";
import type { StatisticsView, Summed } from "../lib/protocol";

export interface Measure {
  name: string;
  title: string;
  about: string;
  isShare: boolean;
  /** The number for some matches; null if there was nothing to count. */
  of: (summed: Summed) => number | null;
}

/** The measures that make sense for a game. */
export function measuresOf(game: StatisticsView): Measure[] {
  const { has_bids, has_nest, has_partner, has_oranges } = game;
  return [
    share("won", "Matches won", "of those that somebody won", (it) => [it.won, it.won + it.lost]),
    each("points", "Points a deal", "on average", "points", "deals"),
    ...(has_bids ? BIDDING : []),
    ...(has_partner ? PARTNER : []),
    ...(has_nest ? NEST : []),
    ...(has_oranges ? FISHING : []),
  ];
}

const BIDDING = [
  fact("made", "Bids made", "of the deals that you were the bidder in", "made", "bidder"),
  each("bid", "Points a bid", "scored on average, lost bids included", "bid_points", "bidder"),
  fact("stopped", "Bids stopped", "of those that you played against", "opponent_set", "opponent"),
];

const PARTNER = [
  fact(
    "partner",
    "Made as partner",
    "of the deals as the bidder's partner",
    "partner_made",
    "partner",
  ),
];

const NEST = [
  each("nest", "Points in the nest", "found on average", "nest_found", "nests"),
  each("kept", "Cards kept of the nest", "on average", "nest_kept", "nests"),
];

const FISHING = [
  each("oranges", "Oranges a deal", "caught on average", "oranges_caught", "deals"),
  fact("own", "Your oranges kept", "of those in your own captures", "oranges_kept", "oranges_made"),
  share("sweeps", "Captures that sweep", "of all your captures", ({ facts: it }) => [
    (it.big_sweeps ?? 0) + (it.little_sweeps ?? 0),
    it.captures ?? 0,
  ]),
  each("builds", "Builds a deal", "on average", "builds", "deals"),
];

/** A share of one fact in another. */
function fact(name: string, title: string, about: string, part: string, whole: string): Measure {
  return share(name, title, about, ({ facts }) => [facts[part] ?? 0, facts[whole] ?? 0]);
}

/** An average of one fact over another. */
function each(name: string, title: string, about: string, sum: string, count: string): Measure {
  return { ...fact(name, title, about, sum, count), isShare: false };
}

function share(
  name: string,
  title: string,
  about: string,
  parts: (summed: Summed) => [part: number, whole: number],
): Measure {
  const of = (summed: Summed) => {
    const [part, whole] = parts(summed);
    return whole ? part / whole : null;
  };
  return { name, title, about, isShare: true, of };
}

/** A number of a measure in words: "62 %", "35", "1.4"; a dash if there is none. */
export function written(measure: Measure, value: number | null): string {
  if (value === null) return "–";
  if (measure.isShare) return `${Math.round(100 * value)} %`;
  return score(Math.abs(value) >= 10 ? Math.round(value) : Math.round(10 * value) / 10);
}

/** The facts that are told in all, with their words; those that are 0 are left out. */
export const COUNTS: [name: string, words: string][] = [
  ["deals", "deals"],
  ["thrown_in", "of them thrown in"],
  ["bidder", "as the bidder"],
  ["made", "bids made"],
  ["was_set", "bids set"],
  ["suns", "suns shot"],
  ["suns_made", "suns made"],
  ["moons", "moons bid"],
  ["moons_made", "moons made"],
  ["slams", "deals with every trick"],
  ["no_trump", "without a trump"],
  ["lo_no", "lo-no"],
  ["partner", "as the bidder's partner"],
  ["lone", "as a bidder without a partner"],
  ["nests_won", "nests won from the bidder"],
  ["tricks", "tricks"],
  ["last_tricks", "last tricks"],
  ["counters", "points in tricks"],
  ["cards", "cards captured"],
  ["fives", "fives"],
  ["most_cards", "times the most cards"],
  ["oranges_caught", "oranges"],
  ["big_sweeps", "Big Sweeps"],
  ["little_sweeps", "Little Sweeps"],
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
