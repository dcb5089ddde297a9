"""Film strips of a page: frames of 80 milliseconds, whatever the machine's speed."""

import base64
from collections.abc import Callable, Mapping

from playwright.sync_api import Page

FRAME = 80
"""Milliseconds from one frame to the next."""

STEP = """
(milliseconds) => {
  for (const it of document.getAnimations()) {
    it.pause();
    const at = Number(it.currentTime ?? 0) + milliseconds;
    if (at < it.effect.getComputedTiming().endTime) it.currentTime = at;
    else it.finish();
  }
}
"""
"""JavaScript that advances all animations by a given number of milliseconds."""

REST = """
() => Promise.all(document.getAnimations()
  .filter((it) => it.playState === "running" && it.effect.getComputedTiming().endTime < Infinity)
  .map((it) => it.finished.catch(() => null)))
"""
"""JavaScript that waits until nothing moves: what is frozen midway may cover what is clicked."""

STRIP = """
<!doctype html>
<style>main { display: grid; grid-template-columns: repeat(%d, %dpx); gap: 4px; width: max-content }
img { width: 100%% }</style><main>%s</main>
"""


def film(
    page: Page,
    start: Callable[[], None],
    seen: str,
    frames: int,
    attempts: int = 100,
    then: Mapping[int, Callable[[], None]] | None = None,
) -> list[bytes]:
    """Return `frames` pictures of a page, from when `start` has made the element `seen` appear.

    `then` maps numbers of frames to what is done after them. The list is empty if the element
    does not appear in `attempts` steps of four milliseconds of the page's time, or vanishes at
    once. The page's clock must be installed; it runs on at the end.
    """
    page.evaluate(REST)
    frozen = page.context.new_cdp_session(page)
    frozen.send("Animation.enable")
    frozen.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.clock.pause_at(page.evaluate("() => new Date(Date.now() + 1000).toISOString()"))
    start()
    awaited = page.locator(seen)
    for _ in range(attempts):
        if awaited.count():
            break
        page.clock.run_for(4)
    taken = [page.screenshot()]
    while len(taken) < frames and (len(taken) > 1 or awaited.count()):
        if act := (then or {}).get(len(taken)):
            act()
        page.clock.run_for(FRAME)
        page.evaluate(STEP, FRAME)
        taken.append(page.screenshot())
    page.clock.resume()
    frozen.send("Animation.setPlaybackRate", {"playbackRate": 1})
    frozen.detach()
    return taken if len(taken) == frames else []


def strip(page: Page, frames: list[bytes], columns: int = 6, width: int = 200) -> bytes:
    """One picture with frames side by side, made in an empty page."""
    sources = [base64.b64encode(frame).decode() for frame in frames]
    images = "".join(f'<img src="data:image/png;base64,{source}">' for source in sources)
    page.set_content(STRIP % (columns, width, images))
    page.wait_for_function("[...document.images].every((it) => it.complete)")
    return page.locator("main").screenshot()
