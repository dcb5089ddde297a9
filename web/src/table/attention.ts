// How the page asks for its player: by the title, the icon of its tab, and a screen that stays on.

const ICON = "/icon.svg";
const ICON_OF_TURN = "/icon-turn.svg";

/** Say in the tab whether it is one's turn. */
export function showTurn(isTurn: boolean, title: string): void {
  document.title = isTurn ? `● Your turn · ${title}` : `${title} · Rookery`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isTurn ? ICON_OF_TURN : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Keep the screen awake while the page is looked at. Returns how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;

  async function take(): Promise<void> {
    if (!isWanted || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!isWanted) void lock.release();
    } catch {
      // The system wants to save power: then the screen goes dark.
    }
  }

  const taken = () => void take();
  document.addEventListener("visibilitychange", taken);
  taken();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", taken);
    void lock?.release();
  };
}
