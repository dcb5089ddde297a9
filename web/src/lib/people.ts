// Profiles: made on first use, carried to other devices, and the seats that belong to them.

import { isPortrait } from "../card/portrait";
import { keepProfile, keptProfile, type KeptProfile } from "./browser/profile";
import { settings } from "./browser/settings.svelte";
import { recent, remember } from "./browser/tables";
import type { Carry, ProfileMade, ProfileView } from "./protocol";
import { ApiError, ask } from "./server/api";
import { say } from "../lang/say";

/** The number of seats that are claimed at once. */
const AT_ONCE = 30;

/** This browser's profile, made now if there is none, with all seats of this browser. */
export async function ensureProfile(name: string): Promise<KeptProfile> {
  const kept = keptProfile();
  if (kept) return kept;
  const portrait = isPortrait(settings.portrait) ? settings.portrait : 0;
  const body = { name, portrait, device: deviceName() };
  return signedIn(await ask("POST /api/profiles", { body }));
}

/** Keep a profile that this device was given, with its portrait and, if this browser has no name yet,
 * its name; and claim the seats of this browser for it. */
export async function signedIn(made: ProfileMade): Promise<KeptProfile> {
  const kept = { id: made.id, name: made.name, secret: made.secret };
  if (!keepProfile(kept)) throw new ApiError("no-storage", say.noStorage);
  settings.name ||= made.name;
  settings.portrait = made.portrait;
  await claimSeats();
  return kept;
}

/** The profile as the server has it, with its portrait. If it is gone there, this browser forgets it. */
export async function ownProfile(): Promise<ProfileView> {
  try {
    const told = await ask("GET /api/profile");
    settings.portrait = told.portrait;
    return told;
  } catch (error) {
    if (error instanceof ApiError && error.code === "no-profile") keepProfile(null);
    throw error;
  }
}

/** Tell the server which seats of this browser belong to its profile, unless it was told before. */
export async function claimSeats(): Promise<void> {
  const profile = keptProfile();
  if (!profile) return;
  const tables = recent().filter(({ secret, claimedBy }) => secret && claimedBy !== profile.id);
  for (let first = 0; first < tables.length; first += AT_ONCE) {
    const part = tables.slice(first, first + AT_ONCE);
    const seats = part.map(({ code, secret }) => ({ code, secret }));
    await ask("POST /api/profile/seats", { body: { seats } });
    for (const { code } of part) remember({ code, claimedBy: profile.id });
  }
}

/** A one-time code that carries the profile to another device. */
export function beginCarry(): Promise<Carry> {
  return ask("POST /api/profile/carry");
}

/** Take over the profile that a one-time code carries to this device. */
export async function takeCarry(code: string): Promise<KeptProfile> {
  const body = { code, device: deviceName() };
  return signedIn(await ask("POST /api/profiles/carry", { body }));
}

/** What this device is called: "Firefox on Android". */
export function deviceName(agent = navigator.userAgent): string {
  const first = (words: string[]) => words.find((word) => agent.includes(word));
  const browser = first(["Firefox", "Edg", "OPR", "Chrome", "Safari"]) ?? say.deviceBrowser;
  const system = first(["Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux"]);
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera", CrOS: "Chromebook" };
  const told = (word: string) => names[word] ?? word;
  return system ? say.deviceOn({ browser: told(browser), system: told(system) }) : told(browser);
}
