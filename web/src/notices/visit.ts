// A visit to the home page or a slow table sets the app's badge and renews notices.

import { recent } from "../lib/browser/tables";
import { isYourTurn } from "../home/yours";
import { keep, TURNS } from "./shared";
import { renewNotices } from "./subscribing";

/**
 * Count the slow tables that wait for this browser's player in the badge of the app. `open` is the
 * table that the page shows, which knows better than the remembered standing whose turn it is.
 */
export async function visited(open?: { code: string; isTurn: boolean }): Promise<void> {
  const waiting = recent().filter(
    (table) => table.code !== open?.code && isYourTurn(table) && table.standing!.move_until,
  );
  const codes = waiting.map(({ code }) => code);
  if (open?.isTurn) codes.push(open.code);
  await showBadge(codes);
  await renewNotices();
}

async function showBadge(codes: string[]): Promise<void> {
  await keep(TURNS, codes).catch(() => undefined); // storage may be full
  // An app that is not on the home screen, or may not have a badge, has none.
  await navigator.setAppBadge?.(codes.length).catch(() => undefined);
}

/** Take back the notices of a table that somebody looks at. */
export async function clearNotices(code: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = await registration?.getNotifications({ tag: `turn ${code}` });
  for (const notice of shown ?? []) notice.close();
}
