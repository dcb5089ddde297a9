/** What a person likes, kept in this browser; what concerns the look is set on <html>. */

import type { HandOrder } from "../cards";

export interface Preferences {
  /** The player's name, as last used. */
  name: string;
  theme: "system" | "dark" | "light" | "contrast";
  motion: "system" | "off" | "on";
  sound: boolean;
  pace: "slow" | "normal" | "fast" | "instant";
  /** The level of the bots, as last chosen; empty for the usual one. */
  level: string;
  /** A card is chosen by one tap and played by another. */
  twoTap: boolean;
  /** Play a card by itself when it is the only one allowed. */
  autoForced: boolean;
  handOrder: HandOrder;
  cardSize: "normal" | "large";
  fourColour: boolean;
  mutedPhrases: boolean;
  wakeLock: boolean;
}

const KEY = "rookery.settings";

/** Sound is off by default on phones. */
function isPhone(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

function usual(): Preferences {
  return {
    name: "",
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

function kept(): Partial<Preferences> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<Preferences>) : {};
  } catch {
    return {}; // storage is forbidden or broken: the usual settings do
  }
}

export const settings: Preferences = $state({ ...usual(), ...kept() });

/** Everything but the name as it was at first. */
export function resetSettings(): void {
  Object.assign(settings, usual(), { name: settings.name });
}

function isPreferred(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

/** Whether things may move: the setting first, then what the system says. */
export function isMoving(): boolean {
  if (settings.motion !== "system") return settings.motion === "on";
  return !isPreferred("(prefers-reduced-motion: reduce)");
}

/** The theme shown now. A system that asks for more contrast gets it. */
export function themeShown(): "dark" | "light" | "contrast" {
  if (settings.theme !== "system") return settings.theme;
  if (isPreferred("(prefers-contrast: more)")) return "contrast";
  return isPreferred("(prefers-color-scheme: light)") ? "light" : "dark";
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = themeShown();
  dataset.motion = isMoving() ? "on" : "off";
  dataset.cards = settings.cardSize;
  dataset.pack = settings.fourColour ? "four" : "two";
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a full or forbidden storage keeps nothing; the page works on
  }
}

if (typeof document !== "undefined") {
  $effect.root(() => {
    $effect(() => {
      show();
      keep();
    });
  });
  show();
  const asked = [
    "(prefers-color-scheme: light)",
    "(prefers-contrast: more)",
    "(prefers-reduced-motion: reduce)",
  ];
  for (const query of asked) matchMedia(query).addEventListener("change", show);
}
