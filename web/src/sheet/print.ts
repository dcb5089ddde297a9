// Printing one part of the page, even one inside a dialog.

let wanted: HTMLElement | null = null;

/** Print nothing but one element, to which `printAlone` is attached. */
export function printOnly(part: HTMLElement): void {
  wanted = part;
  print();
}

/**
 * An attachment: prints a copy of the element alone, in the light theme, after `printOnly`, or when
 * somebody prints in another way while it is in a dialog. Returns a function that ends this.
 */
export function printAlone(part: HTMLElement): () => void {
  const root = document.documentElement;
  let copy: HTMLElement | null = null;
  let theme: string | undefined;

  function before(): void {
    if (wanted !== part && !part.closest("dialog")) return;
    theme = root.dataset.theme;
    copy = part.cloneNode(true) as HTMLElement;
    copy.classList.add("printed");
    document.body.append(copy);
    root.dataset.theme = "light";
    root.dataset.printing = "";
  }

  function after(): void {
    if (!copy) return;
    copy.remove();
    wanted = copy = null;
    delete root.dataset.printing;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
  }

  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}
