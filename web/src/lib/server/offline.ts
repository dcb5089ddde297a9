// The service worker keeps the page itself at hand; without https browsers have none.

if ("serviceWorker" in navigator && import.meta.env.PROD)
  addEventListener("load", () => {
    // A browser that refuses one, in private windows for example, works as well without.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
