// Links to a table: one to share, and one that is a person's own seat on another device.

import { remember } from "../lib/browser/tables";

/** Whether the page is seen by an address that works on this computer only. */
export function isLocalPage(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

/** The link for friends, by the address of the page or another one of the server. */
export function inviteLink(code: string, origin = location.origin): string {
  return `${origin}/t/${code}`;
}

/** One's own seat as a link. The secret is in the fragment, which no server ever sees. */
export function personalLink(code: string, secret: string): string {
  return `${inviteLink(code)}#s=${secret}`;
}

/** What an address brings with it: a seat's secret, or the wish to start at once. */
export function readFragment(hash: string): { secret: string | null; starts: boolean } {
  const wishes = new URLSearchParams(hash.replace(/^#/, ""));
  const secret = wishes.get("s");
  return { secret: secret && secret.length <= 64 ? secret : null, starts: wishes.has("start") };
}

/** Take the fragment out of the address: a secret is stored, and never seen again. */
export function takeFragment(code: string): { starts: boolean } {
  const { secret, starts } = readFragment(location.hash);
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  if (secret) remember({ code, secret, at: Date.now() });
  return { starts };
}
