// The service worker: caches the page, so that it opens without a network. Requests to /api are
// never cached.
//
// Pages come from the network first, so that a new build is shown at once; the cached page is for
// when there is no network or no server. Files under /assets/ have a hash of their content in their name, so they
// never change and come from the cache first; a new page deletes the old ones.
//
// A page that is kept to practise without a network is complete in a cache of its own, with the Python
// that it runs: web/src/offline/keeping.ts fills it.

importScripts("/sw-notices.js");

const SHELL = "rookery-shell";
const ASSETS = "rookery-assets";
const OFFLINE = "rookery-offline";
const PAGE = "/";
/** The statuses with which a proxy answers while the server behind it is silent. */
const FROM_PROXY = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(precache());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(other(request));
});

/** Cache the page and its assets, which the browser loaded before this worker was installed. */
async function precache() {
  const response = await fetch(PAGE, { cache: "no-cache" });
  const files = await filesOf(response.clone());
  await keepPage(response);
  const assets = await caches.open(ASSETS);
  await assets.addAll([...new Set(files)]);
}

/** The assets that a page names. */
async function filesOf(response) {
  return (await response.text()).match(/\/assets\/[^"]+/g) ?? [];
}

async function page(request) {
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
  if (FROM_PROXY.includes(response.status)) return (await keptPage()) ?? response;
  await keepPage(response.clone()).catch(goOn);
  return response;
}

/** Ignores full or broken storage: the answer goes to the page uncached. */
function goOn() {}

/** The page as it was last kept. */
async function keptPage() {
  // The page kept for offline practice has all its files; the page seen last may lack some.
  return (await cached(PAGE, OFFLINE)) ?? (await cached(PAGE, SHELL));
}

/** Cache the page. Pages of all addresses name the same assets, so one copy serves for all. */
async function keepPage(response) {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || response.redirected || !type.startsWith("text/html")) return;
  const shell = await caches.open(SHELL);
  const kept = await shell.match(PAGE);
  if (kept && String(await filesOf(kept)) === String(await filesOf(response.clone()))) return;
  await caches.delete(ASSETS);
  await shell.put(PAGE, response);
}

async function asset(request) {
  const kept = (await cached(request, ASSETS)) ?? (await cached(request.url, OFFLINE));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keepAsset(request, response.clone()).catch(goOn);
  return response;
}

function cached(what, cacheName) {
  return caches.match(what, { cacheName }).catch(goOn);
}

async function keepAsset(request, response) {
  await (await caches.open(ASSETS)).put(request, response);
}

/** A file of the runtime, which never changes, or one beside the page, such as its icon. */
async function other(request) {
  const kept = await cached(request.url, OFFLINE);
  if (kept && new URL(request.url).pathname.startsWith("/runtime/")) return kept;
  return fetch(request).catch((error) => {
    if (kept) return kept;
    throw error;
  });
}
