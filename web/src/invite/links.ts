// Links to a table: one to share, and a personal one that opens one's own seat on another device.

import { remember } from "../lib/browser/tables";
import { games } from "../lib/server/api";

/** Whether the page's address works only on this computer. */
export function isLocalPage(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

/** The server's addresses in the local network, if this page's own works only on this computer. */
export async function addressesInNetwork(): Promise<string[]> {
  if (!isLocalPage()) return [];
  return games().then(
    (known) => known.addresses ?? [],
    () => [],
  );
}

/** The link to one's own seat. The secret is in the fragment, which is never sent to a server. */
export function personalLink(code: string, secret: string): string {
  return `${location.origin}/t/${code}#s=${secret}`;
}

/** The contents of an address's fragment: a seat's secret, and whether to start at once. */
export function readFragment(hash: string): { secret: string | null; starts: boolean } {
  const wishes = new URLSearchParams(hash.replace(/^#/, ""));
  const secret = wishes.get("s");
  return { secret: secret && secret.length <= 64 ? secret : null, starts: wishes.has("start") };
}

/** Remove the fragment from the address, and store its secret if it has one. */
export function takeFragment(code: string): { starts: boolean } {
  const { secret, starts } = readFragment(location.hash);
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  if (secret) remember({ code, secret, at: Date.now() });
  return { starts };
}
