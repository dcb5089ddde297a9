// Registers the service worker, which keeps a copy of the page. Browsers allow one only over https.

if ("serviceWorker" in navigator && import.meta.env.PROD)
  addEventListener("load", () => {
    // A browser that refuses it, as in private windows, works without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
