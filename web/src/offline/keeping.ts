// Keeping the page on this device, with the Python that its tables need, so that both work without a
// network. All of it is in one cache, from which the service worker answers (web/public/sw.js).

import { kept, noteKept } from "../lib/browser/device";
import { language } from "../lang/language";

/** The cache of what is kept. The service worker knows it by this name. */
const CACHE = "rookery-offline";
/** The page, which is the same at all addresses. */
const PAGE = "/";
/** Files that the page uses besides those of its build. */
const BESIDE = ["/icon.svg", "/icon-turn.svg", "/manifest.webmanifest"];
/** The languages whose words are kept: the reader's, and English, which stands in for it. */
const SPOKEN = [language, "en"];

/** The files of the runtime, with their sizes in bytes as they are sent. */
interface Runtime {
  version: string;
  files: Record<string, number>;
}

/** All that is to be kept: addresses with their sizes in bytes, 0 for an unknown size. */
interface Plan {
  version: string;
  sizes: Map<string, number>;
}

/** The folder of the runtime that is kept. */
export function runtimeFolder(): string {
  return folderOf(kept().split(" ")[0]!);
}

function folderOf(version: string): string {
  return `/runtime/${version}/`;
}

/** Whether this browser can keep the page: only over https, or from this machine. */
export function canKeep(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator;
}

/** The bytes that keeping the page takes, as they are sent. */
export async function bytesToKeep(): Promise<number> {
  return total((await planned()).sizes);
}

/**
 * Keep the page and its runtime, and report the share that is done. Files that are there already
 * are not fetched again, and the old version stays until the new one is complete.
 */
export async function keepAll(progress: (share: number) => void = () => undefined): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { version, sizes } = await planned();
  const cache = await caches.open(CACHE);
  const whole = total(sizes);
  let done = 0;
  for (const [address, size] of sizes) {
    const isThere = !BESIDE.includes(address) && (await cache.match(address));
    if (!isThere) await cache.add(new Request(address, { cache: "no-cache" }));
    progress((done += size) / whole);
  }
  await cache.add(new Request(PAGE, { cache: "no-cache" }));
  noteKept(version);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== PAGE && !sizes.has(pathname)) await cache.delete(request);
  }
  await navigator.storage?.persist?.().catch(() => false);
}

/** If another version is kept, replace it by the server's present one. */
export async function keepUp(): Promise<void> {
  if ((await planned()).version !== kept()) await keepAll();
}

/** Delete what is kept, except tables. */
export async function keepNothing(): Promise<void> {
  noteKept("");
  await caches.delete(CACHE);
}

async function planned(): Promise<Plan> {
  const [runtime, assets] = await Promise.all([
    listed<Runtime>("/runtime/files.json"),
    listed<Record<string, number>>("/files.json"),
  ]);
  const sizes = new Map<string, number>();
  for (const [name, size] of Object.entries(runtime.files))
    sizes.set(folderOf(runtime.version) + name, size);
  for (const [name, size] of Object.entries(assets))
    if (isSpoken(name)) sizes.set(`/${name}`, size);
  for (const name of BESIDE) sizes.set(name, 0);
  return { version: `${runtime.version} ${await digestOf([...sizes.keys()])}`, sizes };
}

async function listed<List>(address: string): Promise<List> {
  const response = await fetch(address, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as List;
}

/** Whether a file of the page is for all languages, or for one whose words are kept. */
function isSpoken(name: string): boolean {
  const [, of] = /^assets\/(\w\w(?:-XA)?)-[a-z]+-[\w-]{8}\.js$/.exec(name) ?? [];
  return of === undefined || SPOKEN.includes(of);
}

async function digestOf(names: string[]): Promise<string> {
  const text = new TextEncoder().encode(names.join("\n"));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return [...digest.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function total(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
