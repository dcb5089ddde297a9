// A person's preferences, kept in this browser. Those about the look are set on <html>.

import type { HandOrder } from "../cards";
import { keepValue, keptObject } from "./storage";

export interface Preferences {
  /** The player's name, as last used. */
  name: string;
  /** The number of the chosen portrait; null while none was chosen here. */
  portrait: number | null;
  theme: "system" | "dark" | "light" | "contrast";
  motion: "system" | "off" | "on";
  sound: boolean;
  pace: "slow" | "normal" | "fast" | "instant";
  /** The level of the bots, as last chosen; empty for the usual one. */
  level: string;
  /** Whether one tap chooses a card and a second one plays it. */
  twoTap: boolean;
  /** Whether a card is played without a tap if no other is legal. */
  autoForced: boolean;
  handOrder: HandOrder;
  cardSize: "normal" | "large";
  /** Whether the suits of the poker pack have four colours. */
  fourColour: boolean;
  /** Whether the phrases of others are hidden. */
  mutedPhrases: boolean;
  /** Whether the screen is kept awake during a match. */
  wakeLock: boolean;
}

const KEY = "rookery.settings";

/** Whether this is a phone, where sound is off by default. */
function isPhone(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

function defaults(): Preferences {
  return {
    name: "",
    portrait: null,
    theme: "system",
    motion: "system",
    sound: !isPhone(),
    pace: "normal",
    level: "",
    twoTap: false,
    autoForced: false,
    handOrder: "suit",
    cardSize: "normal",
    fourColour: true,
    mutedPhrases: false,
    wakeLock: true,
  };
}

export const settings: Preferences = $state({
  ...defaults(),
  ...keptObject<Partial<Preferences>>(KEY),
});

/** Set everything but the name and the portrait back to its default. */
export function resetSettings(): void {
  Object.assign(settings, defaults(), { name: settings.name, portrait: settings.portrait });
}

function isPreferred(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

/** Whether animations are on: as set here, or else as the system prefers. */
export function isMoving(): boolean {
  if (settings.motion !== "system") return settings.motion === "on";
  return !isPreferred("(prefers-reduced-motion: reduce)");
}

/** The theme shown now: as set here, or else by the system's contrast and colour scheme. */
export function themeShown(): "dark" | "light" | "contrast" {
  if (settings.theme !== "system") return settings.theme;
  if (isPreferred("(prefers-contrast: more)")) return "contrast";
  return isPreferred("(prefers-color-scheme: light)") ? "light" : "dark";
}

function apply(): void {
  const { dataset } = document.documentElement;
  dataset.theme = themeShown();
  dataset.motion = isMoving() ? "on" : "off";
  dataset.cards = settings.cardSize;
  dataset.pack = settings.fourColour ? "four" : "two";
}

if (typeof document !== "undefined") {
  $effect.root(() => {
    $effect(() => {
      apply();
      keepValue(KEY, settings);
    });
  });
  apply();
  const queries = [
    "(prefers-color-scheme: light)",
    "(prefers-contrast: more)",
    "(prefers-reduced-motion: reduce)",
  ];
  for (const query of queries) matchMedia(query).addEventListener("change", apply);
}
