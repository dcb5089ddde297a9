// The second click of a double click, which must not make a second move.

/** Milliseconds and pixels within which two taps are one double tap; browsers do not count taps. */
export const DOUBLE_CLICK = 500;
const NEAR = 24;

/** Finds the clicks that are the second of a double click. */
export class DoubleClicks {
  #at = -Infinity;
  #x = 0;
  #y = 0;

  /** Whether a click is the second of a double click. Call this once for each click. */
  isSecond(
    click: Pick<PointerEvent, "detail" | "timeStamp" | "clientX" | "clientY" | "pointerType">,
  ): boolean {
    const { detail, timeStamp: at, clientX: x, clientY: y } = click;
    const isNear = Math.hypot(x - this.#x, y - this.#y) < NEAR && at - this.#at < DOUBLE_CLICK;
    [this.#at, this.#x, this.#y] = [at, x, y];
    return detail > 1 || (isNear && click.pointerType === "touch");
  }
}
