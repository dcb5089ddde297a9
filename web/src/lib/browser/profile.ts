// The profile of this browser's person, with this device's secret, kept in local storage.

export interface KeptProfile {
  id: string;
  name: string;
  secret: string;
}

const KEY = "rookery.profile";

/** The profile of this browser; null for a guest. */
export function keptProfile(): KeptProfile | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as KeptProfile | null;
    return typeof kept?.secret === "string" ? kept : null;
  } catch {
    return null; // storage is forbidden, or holds something else
  }
}

/** Keep a profile on this device, or forget it. Returns whether that worked. */
export function keepProfile(profile: KeptProfile | null): boolean {
  try {
    if (profile) localStorage.setItem(KEY, JSON.stringify(profile));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false; // storage is full or forbidden
  }
}

/** The header that says whose request it is; empty for a guest. */
export function profileHeader(): Record<string, string> {
  const secret = keptProfile()?.secret;
  return secret ? { "Rookery-Profile": secret } : {};
}
