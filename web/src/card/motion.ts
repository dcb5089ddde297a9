// Animations of cards that travel between a seat and the middle of the table. They never block input.

import type { TransitionConfig } from "svelte/transition";
import { isMoving } from "../lib/browser/settings.svelte";

/** A duration in milliseconds; 0 if motion is off. */
export function lasting(milliseconds: number): number {
  return isMoving() ? milliseconds : 0;
}

/** The offset from an element to the middle of a seat, in pixels; null if the seat is not shown. */
export function wayTo(from: Element, seat: number | null): { x: number; y: number } | null {
  const place = document.querySelector(`[data-seat="${seat}"]`);
  if (!place) return null;
  const there = (place.querySelector(".haul") ?? place).getBoundingClientRect();
  const here = from.getBoundingClientRect();
  return {
    x: there.x + there.width / 2 - (here.x + here.width / 2),
    y: there.y + there.height / 2 - (here.y + here.height / 2),
  };
}

interface Journey {
  /** The seat that the card comes from or goes to; null if it only fades. */
  seat: number | null;
  duration?: number;
  delay?: number;
}

/** A transition from a seat to the card's place, or to a seat when the card leaves. */
export function travel(
  node: Element,
  { seat, duration = 260, delay = 0 }: Journey,
): TransitionConfig {
  const { x, y } = wayTo(node, seat) ?? { x: 0, y: 0 };
  const { transform } = getComputedStyle(node);
  const still = transform === "none" ? "" : transform;
  return {
    duration: lasting(duration),
    delay: lasting(delay),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) ${still} scale(${1 - 0.25 * u}); opacity: ${Math.min(1, t * 3)}`,
  };
}
