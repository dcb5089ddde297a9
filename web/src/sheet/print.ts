// Printing one part of the page, even one inside a dialog.

/** Print a copy of one element by itself, in the light theme. */
export function printOnly(part: HTMLElement): void {
  const root = document.documentElement;
  const theme = root.dataset.theme;
  const copy = part.cloneNode(true) as HTMLElement;
  copy.classList.add("printed");
  document.body.append(copy);
  root.dataset.theme = "light";
  root.dataset.printing = "";
  const after = () => {
    copy.remove();
    delete root.dataset.printing;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  addEventListener("afterprint", after, { once: true });
  print();
}
