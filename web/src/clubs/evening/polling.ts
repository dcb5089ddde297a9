// Polling the server while the page is visible.

/** Milliseconds between two calls. */
export const EVERY = 4_000;

/** Call `look` now and every few seconds while the page is visible. Returns a stop function. */
export function polling(look: () => Promise<void>, every = EVERY): () => void {
  let timer = 0;
  let isOver = false;

  async function turn(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === "visible") await look();
    if (!isOver) timer = window.setTimeout(() => void turn(), every);
  }

  const seen = () => {
    if (document.visibilityState === "visible") void turn();
  };
  document.addEventListener("visibilitychange", seen);
  void turn();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
