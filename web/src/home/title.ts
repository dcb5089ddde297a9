// Gives a page's title the focus after a link within the site, so that a screen reader reads it out. On the
// first load the browser does that by itself.

let isFirst = true;

/** An attachment for the `h1` of a page, which has `tabindex="-1"`. */
export function focusTitle(title: HTMLElement): void {
  if (!isFirst && document.activeElement === document.body) title.focus({ preventScroll: true });
  isFirst = false;
}
