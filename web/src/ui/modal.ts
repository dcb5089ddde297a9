/**
 * Opens a dialog over the page as long as it exists; then the focus returns to where it was.
 * An attachment: `<dialog {@attach modal}>`.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
