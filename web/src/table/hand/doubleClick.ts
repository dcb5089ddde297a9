// The second click of a double click, which must not make a second move.

/** Milliseconds and pixels within which two taps are one double tap; browsers do not count taps. */
export const DOUBLE_CLICK = 500;
const NEAR = 24;

/** Tells which clicks are the second of a double click. */
export class DoubleClicks {
  #last = { at: -Infinity, x: 0, y: 0 };

  /** Whether a click belongs to the one before. Ask once for each click. */
  isSecond(
    click: Pick<PointerEvent, "detail" | "timeStamp" | "clientX" | "clientY" | "pointerType">,
  ): boolean {
    const { at, x, y } = this.#last;
    this.#last = { at: click.timeStamp, x: click.clientX, y: click.clientY };
    if (click.detail > 1) return true;
    const isNear = Math.hypot(click.clientX - x, click.clientY - y) < NEAR;
    return click.pointerType === "touch" && isNear && click.timeStamp - at < DOUBLE_CLICK;
  }
}
