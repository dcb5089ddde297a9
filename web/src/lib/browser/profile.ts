// The profile of this browser's person, with this device's secret, kept in local storage.

import { keepValue, keptValue } from "./storage";

export interface KeptProfile {
  id: string;
  name: string;
  secret: string;
}

const KEY = "rookery.profile";

/** The profile of this browser; null for a guest. */
export function keptProfile(): KeptProfile | null {
  const kept = keptValue(KEY) as KeptProfile | null;
  return typeof kept?.secret === "string" ? kept : null;
}

/** Keep a profile on this device, or forget it. Returns whether that worked. */
export function keepProfile(profile: KeptProfile | null): boolean {
  return keepValue(KEY, profile);
}

/** The header that says whose request it is; empty for a guest. */
export function profileHeader(): Record<string, string> {
  const secret = keptProfile()?.secret;
  return secret ? { "Rookery-Profile": secret } : {};
}
