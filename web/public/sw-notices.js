// The service worker's part for turn notices: it shows them, also while no page is open.
//
// What the page and the worker both have to know is in a cache of its own, the only storage that
// both can reach: the subscription that the server was told of, and the tables in the app's badge.
// web/src/notices/shared.ts is the page's side of it.

const NOTICES = "rookery-notices";
const SUBSCRIPTION = "/notices/subscription";
const TURNS = "/notices/turns";

self.addEventListener("push", (event) => {
  event.waitUntil(show(noticeOf(event.data)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data?.code));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

/**
 * The notice in a message: what it says, and the code of its table. Browsers require a notice for
 * each message, so an unreadable message becomes a notice without a table.
 */
function noticeOf(message) {
  try {
    const { title, body, code } = message.json();
    if ([title, body, code].every((it) => typeof it === "string")) return { title, body, code };
  } catch {
    // The message has no text, or one in a form that this version of the page does not know.
  }
  return { title: "Your turn", body: "A table waits for you.", code: "" };
}

async function show({ title, body, code }) {
  if (await isInSight(code)) return;
  await self.registration.showNotification(title, {
    body,
    tag: `turn ${code}`,
    renotify: true,
    icon: "/app-192.png",
    data: { code },
  });
  // Without room in the browser's storage the badge is left as it is.
  if (code) await addTurn(code).catch(() => undefined);
}

/** Whether this browser shows somebody a table, which itself says whose turn it is. */
async function isInSight(code) {
  const pages = await pagesAt(pathOf(code));
  return code !== "" && pages.some((page) => page.visibilityState === "visible");
}

/** Count a table in the app's badge, until the page says where the tables stand. */
async function addTurn(code) {
  const turns = new Set(await kept(TURNS)).add(code);
  await keep(TURNS, [...turns]);
  await self.navigator.setAppBadge?.(turns.size).catch(() => undefined);
}

/** Bring the page of a table to the front, or open it. */
async function openTable(code) {
  const [page] = await pagesAt(pathOf(code));
  return page ? page.focus() : self.clients.openWindow(pathOf(code));
}

async function pagesAt(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === path);
}

function pathOf(code) {
  return code ? `/t/${encodeURIComponent(code)}` : "/";
}

/**
 * Tell the server that the push service has given this browser a new address. If that fails, the
 * page tells it at the next visit.
 */
async function renew(before, after) {
  const known = await kept(SUBSCRIPTION);
  if (!known) return; // nobody wants notices any more
  const { endpoint, keys } = (after ?? (await subscribed())).toJSON();
  const subscription = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  const response = await fetch("/api/notices/renew", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ old: before?.endpoint ?? known.endpoint, subscription }),
  });
  if (response.ok) await keep(SUBSCRIPTION, { ...known, endpoint });
}

async function subscribed() {
  const { public_key: applicationServerKey } = await (await fetch("/api/notices")).json();
  const wanted = { userVisibleOnly: true, applicationServerKey };
  return self.registration.pushManager.subscribe(wanted);
}

async function kept(what) {
  const found = await (await caches.open(NOTICES)).match(what);
  return found?.json();
}

async function keep(what, value) {
  await (await caches.open(NOTICES)).put(what, new Response(JSON.stringify(value)));
}
