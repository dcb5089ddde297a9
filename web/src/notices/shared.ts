// Values about notices that the page and its service worker share, kept in a separate cache: the
// only storage that both can reach. web/public/sw-notices.js is the worker's side of it.

const NOTICES = "rookery-notices";

/** The kept values: the subscription last sent to the server, and the tables in the badge. */
export const SUBSCRIPTION = "/notices/subscription";
export const TURNS = "/notices/turns";

/** The subscription that the server knows. */
export interface KnownSubscription {
  endpoint: string;
  /** The profile and the tables that the server was told about. */
  told: string;
  /** When the server was told, in milliseconds since 1970. */
  at: number;
}

/** A kept value; undefined if there is none, and without caches, as over plain http. */
export async function kept<Value>(what: string): Promise<Value | undefined> {
  const found = await (await cache())?.match(what);
  return found && ((await found.json()) as Value);
}

/** Keep a value, or forget it. */
export async function keep(what: string, value?: unknown): Promise<void> {
  const all = await cache();
  if (value === undefined) await all?.delete(what);
  else await all?.put(what, new Response(JSON.stringify(value)));
}

function cache(): Promise<Cache> | undefined {
  return "caches" in globalThis ? caches.open(NOTICES) : undefined;
}
