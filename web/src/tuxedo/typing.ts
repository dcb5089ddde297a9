/** Whether a key belongs to a text field, an open dialog or the browser rather than to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest("select, textarea, input:not([type=radio], [type=checkbox]), dialog[open]") !==
      null
  );
}
