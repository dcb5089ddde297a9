// The page's title takes the focus when a link of ours has led to it, so that a screen reader tells
// where one is; on the first load the browser does that itself.

let isFirst = true;

/** An attachment for the `h1` of a page, which has `tabindex="-1"`. */
export function focusTitle(title: HTMLElement): void {
  if (!isFirst && document.activeElement === document.body) title.focus({ preventScroll: true });
  isFirst = false;
}
