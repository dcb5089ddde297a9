// Table codes as people type them, and links as they paste them.

/** The path of this site for a code or a pasted link; null if the text is neither. */
export function tablePath(text: string): string | null {
  const given = text.trim();
  const link = /\/([tr])\/([0-9A-Za-z]+)((?:\/\d+)*)(#s=[\w-]+)?\/?$/.exec(given);
  if (link) return `/${link[1]}/${link[2]!.toLowerCase()}${link[3]}${link[4] ?? ""}`;
  const code = given.toLowerCase().replace(/[\s-]/g, "");
  return /^[0-9a-z]{4,20}$/.test(code) ? `/t/${code}` : null;
}
