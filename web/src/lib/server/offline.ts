// Registers the service worker, which keeps a copy of the page. Browsers allow one only over https.

import { addressOf } from "../../lang/say";
import { kept } from "../browser/device";

if ("serviceWorker" in navigator && import.meta.env.PROD)
  addEventListener("load", () => {
    // If the browser refuses it, as in private windows, the page works without it.
    navigator.serviceWorker
      .register("/sw.js")
      .then(keepWords)
      .catch(() => undefined);
  });

/** Cache the page's first words, which were loaded before the worker was there. */
async function keepWords(): Promise<void> {
  await navigator.serviceWorker.ready;
  await (await caches.open("rookery-assets")).add(addressOf("base"));
  if (kept()) await import("../../offline/keeping").then(({ keepUp }) => keepUp());
}
