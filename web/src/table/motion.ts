// Cards that travel between a seat and the middle of the table. It never takes input away.

import type { TransitionConfig } from "svelte/transition";
import { isMoving } from "../lib/settings.svelte";
import type { Place } from "./seating";

/** So many milliseconds, or none where nothing shall move. */
export function lasting(milliseconds: number): number {
  return isMoving() ? milliseconds : 0;
}

interface Journey {
  /** Where the seat is from the middle, both between −1 and 1; null: nowhere, it only fades. */
  seat: Place | null;
  duration?: number;
  delay?: number;
}

/** From a seat to where the card lies, or back when it goes out. */
export function travel(
  node: Element,
  { seat, duration = 260, delay = 0 }: Journey,
): TransitionConfig {
  const felt = node.closest(".felt")?.getBoundingClientRect();
  const x = ((seat?.x ?? 0) * (felt?.width ?? 0)) / 2.3;
  const y = ((seat?.y ?? 0) * (felt?.height ?? 0)) / 2.3;
  return {
    duration: lasting(duration),
    delay: lasting(delay),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${1 - 0.25 * u}); opacity: ${Math.min(1, t * 3)}`,
  };
}
