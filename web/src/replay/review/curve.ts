// Where the curves of a review are drawn.

import type { ReviewedSeat } from "../../lib/protocol";

export const WIDTH = 720;
export const HEIGHT = 200;
const EDGE = 10;

export interface Scale {
  /** The horizontal position of a step of the deal, 0 to `last`. */
  x: (ply: number) => number;
  /** The vertical position of a number of points. */
  y: (points: number) => number;
  low: number;
  high: number;
}

/** The scale that shows all numbers of a seat, and zero. */
export function scaleOf(seat: ReviewedSeat, last: number): Scale {
  const numbers = [
    0,
    seat.end,
    ...seat.curve.map(([, points = 0]) => points),
    ...seat.open_curve.flatMap(([, low = 0, high = 0]) => [low, high]),
  ];
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  const span = Math.max(high - low, 1);
  return {
    low,
    high,
    x: (ply) => round(EDGE + ((WIDTH - 2 * EDGE) * ply) / Math.max(last, 1)),
    y: (points) => round(HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (points - low)) / span),
  };
}

/** The curve of the points expected from what was known: one after each decision, and the end. */
export function knownPath(seat: ReviewedSeat, scale: Scale, last: number): string {
  const points = seat.curve.map(([ply = 0, lead = 0]) => [ply + 1, lead] as const);
  return lineThrough([...points, [last, seat.end] as const], scale);
}

/** The band of points possible with all hands open; a line where they are known exactly. */
export function openPath(seat: ReviewedSeat, scale: Scale, last: number): string {
  if (!seat.open_curve.length) return "";
  const low: [number, number][] = [];
  const high: [number, number][] = [];
  seat.open_curve.forEach(([ply = 0, least = 0, most = 0], place) => {
    const until = seat.open_curve[place + 1]?.[0] ?? last;
    low.push([ply, least], [until, least]);
    high.push([ply, most], [until, most]);
  });
  return `${lineThrough(high, scale)} ${lineThrough(low.reverse(), scale).replace("M", "L")}Z`;
}

function lineThrough(points: readonly (readonly [number, number])[], scale: Scale): string {
  return points
    .map(([ply, lead], place) => `${place ? "L" : "M"}${scale.x(ply)} ${scale.y(lead)}`)
    .join(" ");
}

/** The step at a place within the curve, given as a share of its width. */
export function stepAt(share: number, last: number): number {
  const inner = (share * WIDTH - EDGE) / (WIDTH - 2 * EDGE);
  return Math.min(Math.max(Math.round(inner * last), 0), last);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
