// Turn notices of this browser: whether they are possible, and turning them on and off.

import { keptProfile } from "../lib/browser/profile";
import { recent } from "../lib/browser/tables";
import type { NoticesView, PushSubscription as ToldSubscription } from "../lib/protocol";
import { ask } from "../lib/server/api";
import { keep, kept, SUBSCRIPTION, type KnownSubscription } from "./shared";

import { say } from "../lang/say";

/** The number of seats that are sent to the server at once. */
const MOST_SEATS = 30;
/** Milliseconds after which the server is told again, in case it has forgotten. */
const TOLD_AGAIN = 86_400_000;

/** Why no notices can come; the message is for people. */
export class NoNotices extends Error {}

/** Why this browser cannot be sent notices; empty if it can. Asks the server, too. */
export async function whyNot(): Promise<string> {
  return (await serverView()).why_not || browsersReason();
}

/** Whether this browser is sent notices. */
export async function isOn(): Promise<boolean> {
  return !browsersReason() && (await kept(SUBSCRIPTION)) !== undefined;
}

/** Ask for permission, subscribe, and tell the server. Rejects with NoNotices or an ApiError. */
export async function turnOn(): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted")
    throw new NoNotices(permission === "denied" ? say.noticesDenied : say.noticesDismissed);
  await tellServer(await subscribed());
}

/** Stop the notices. The server learns of it now, or when it next sends one. */
export async function turnOff(): Promise<void> {
  const known = await kept<KnownSubscription>(SUBSCRIPTION);
  await keep(SUBSCRIPTION);
  const subscription = await currentSubscription();
  const endpoint = subscription?.endpoint ?? known?.endpoint;
  await subscription?.unsubscribe();
  if (endpoint) await ask("POST /api/notices/stop", { body: { endpoint } }).catch(() => undefined);
}

/**
 * If notices are on, tell the server of seats taken since, and of a new push address. The browser
 * may have dropped the subscription, and the server may have another key. Never rejects.
 */
export async function renewNotices(): Promise<void> {
  try {
    const known = await kept<KnownSubscription>(SUBSCRIPTION);
    if (!known || browsersReason()) return;
    const now = await currentSubscription();
    const isKnown = now?.endpoint === known.endpoint && told() === known.told;
    if (!isKnown || Date.now() - known.at > TOLD_AGAIN) await tellServer(await subscribed(), known);
  } catch {
    // There is another try at the next visit.
  }
}

async function tellServer(
  subscription: PushSubscription,
  known?: KnownSubscription,
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const its: ToldSubscription = { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
  if (known && known.endpoint !== endpoint)
    await ask("POST /api/notices/renew", { body: { old: known.endpoint, subscription: its } });
  const seats = tables().map(({ secret }) => secret);
  const at = Date.now();
  const said = told();
  if (seats.length || keptProfile())
    await ask("POST /api/notices", { body: { subscription: its, seats } });
  await keep(SUBSCRIPTION, { endpoint: endpoint!, told: said, at } satisfies KnownSubscription);
}

/** The tables that notices may come from: those where this browser has a seat, until they are over. */
function tables() {
  return recent()
    .filter(({ secret, isGone, standing }) => secret && !isGone && standing?.stage !== "over")
    .slice(0, MOST_SEATS);
}

/** The profile and the tables that the server is told about, as a text that shows changes. */
function told(): string {
  const codes = tables().map(({ code }) => code);
  return [keptProfile()?.id ?? "", ...codes.sort()].join(" ");
}

/** A subscription for the server's key. Rejects with NoNotices if the browser does not get one. */
async function subscribed(): Promise<PushSubscription> {
  const { public_key: key = "", why_not: reason } = await serverView();
  if (reason) throw new NoNotices(reason);
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && base64url(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new NoNotices(browsersReason() || say.noticesNoService);
  }
}

async function currentSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

function serverView(): Promise<NoticesView> {
  return ask("GET /api/notices");
}

/** Why notices cannot come, as far as the browser can tell; empty if they can. */
function browsersReason(): string {
  if (!globalThis.isSecureContext) return say.noticesPlain;
  if (!(
    "serviceWorker" in navigator &&
    "PushManager" in globalThis &&
    "Notification" in globalThis
  ))
    return isApple() ? say.noticesHomeScreen : say.noticesNoPush;
  return Notification.permission === "denied" ? say.noticesDenied : "";
}

/** Whether this is an iPhone or an iPad; an iPad claims to be a Mac, but has a touch screen. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
