// The service worker answers also where the browser's storage is full or broken.

import { expect, test, vi } from "vitest";
import source from "../../public/sw.js?raw";

const ORIGIN = "https://play.example.org";

/** What the worker answers to a request while every use of the caches fails. */
async function answerTo(path: string, mode: string): Promise<Response> {
  const full = async () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  vi.stubGlobal("caches", { open: full, match: full, delete: full });
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal(
    "fetch",
    async () => new Response("from the server", { headers: { "Content-Type": "text/html" } }),
  );
  const listeners: Record<string, (event: object) => void> = {};
  const addEventListener = (type: string, listener: () => void) => (listeners[type] = listener);
  new Function("self", "importScripts", source)({ addEventListener }, () => {});
  let answer: Promise<Response> | undefined;
  const request = { method: "GET", url: ORIGIN + path, mode };
  listeners.fetch!({ request, respondWith: (it: Promise<Response>) => (answer = it) });
  return answer!;
}

test.each([
  ["/", "navigate"],
  ["/assets/base-abc.js", "cors"],
  ["/icon.svg", "no-cors"],
])("%s comes from the server if nothing can be cached", async (path, mode) => {
  expect(await (await answerTo(path, mode)).text()).toBe("from the server");
});
