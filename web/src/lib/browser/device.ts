// What is kept on this device, so that people can play on it without a network.

import { keptText } from "./storage";

const KEY = "rookery.offline";

/** Whether a table is on this device, and not at a server. */
export function isLocal(code: string): boolean {
  return code.startsWith("local-");
}

/** The name of the version kept on the device; empty if none is. */
export function kept(): string {
  return keptText(KEY);
}

/** Note what is kept on the device. */
export function noteKept(version: string): void {
  if (version) localStorage.setItem(KEY, version);
  else localStorage.removeItem(KEY);
}
