// Gives something new the focus, so that a screen reader reads it and the keyboard goes on from there.

/** An attachment for an element with `tabindex="-1"` that answers what the player has just done. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
