// Where the course of a rating is drawn: a line, and the band of its margin.

import type { GameRating } from "../../lib/protocol";

export const WIDTH = 640;
export const HEIGHT = 200;
const EDGE = 8;

/** The rating of the bot steady in every game. */
export const STEADY = 1500;

/** The least height of the picture in rating points, so that small changes look small. */
const LEAST = 200;

export interface Plot {
  line: string;
  band: string;
  low: number;
  high: number;
  /** The vertical position of the bot steady; null if it lies outside. */
  steady: number | null;
}

/** The picture of the changes of a rating, evenly spaced in their order. */
export function plotOf({ changes }: Pick<GameRating, "changes">): Plot {
  const low = Math.min(...changes.map(({ rating, margin }) => rating - margin));
  const high = Math.max(...changes.map(({ rating, margin }) => rating + margin));
  const more = Math.max(0, LEAST - (high - low)) / 2;
  const [bottom, top] = [Math.floor(low - more), Math.ceil(high + more)];
  const x = (at: number) =>
    round(EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(changes.length - 1, 1));
  const y = (points: number) =>
    round(HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (points - bottom)) / (top - bottom));
  const path = (heights: number[]) =>
    heights.map((points, at) => `${x(at)} ${y(points)}`).join(" L");
  const above = path(changes.map(({ rating, margin }) => rating + margin));
  const below = changes.map(({ rating, margin }, at) => `${x(at)} ${y(rating - margin)}`);
  return {
    line: `M${path(changes.map(({ rating }) => rating))}`,
    band: `M${above} L${below.reverse().join(" L")}Z`,
    low: bottom,
    high: top,
    steady: bottom < STEADY && STEADY < top ? y(STEADY) : null,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
