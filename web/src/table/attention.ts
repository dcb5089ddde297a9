// Ways to get the player's attention: the tab's title and icon, and a screen that stays on.

import { say } from "../lang/say";

const ICON = "/icon.svg";
const ICON_OF_TURN = "/icon-turn.svg";

/** Show in the tab's title and icon whether it is the player's turn. */
export function showTurn(isTurn: boolean, title: string): void {
  document.title = isTurn ? say.tabYourTurn({ title }) : `${title} · Rookery`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isTurn ? ICON_OF_TURN : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Keep the screen awake while the page is visible. Returns a function that stops it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;

  async function request(): Promise<void> {
    if (!isWanted || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!isWanted) void lock.release();
    } catch {
      // The system refuses, for example to save power.
    }
  }

  const onVisible = () => void request();
  document.addEventListener("visibilitychange", onVisible);
  onVisible();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", onVisible);
    void lock?.release();
  };
}
