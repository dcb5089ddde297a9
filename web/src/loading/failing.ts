// Handles parts of the page that cannot be loaded, whoever loads them. The help is code loaded soon
// after the first page, so that it is there when the server has another build.

/** Milliseconds after which the help is loaded. */
const HELP_AFTER = 5000;

/** The help; null if it cannot be loaded either. */
export const help = () => import("./helping.svelte").catch(() => null);

/** From now on, pass parts that cannot be loaded to the help. */
export function watchLoading(): void {
  let isAsked = false;
  addEventListener("vite:preloadError", async () => {
    if (isAsked) return; // the help itself may fail to load
    isAsked = true;
    await (await help())?.look();
    isAsked = false;
  });
  setTimeout(help, HELP_AFTER);
}
