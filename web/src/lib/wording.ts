// Words as they stand at the beginning of a line, and whole sentences.

/** Words with a capital first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words as a sentence: with a capital first letter, and a full stop unless they end with a mark. */
export function sentence(words: string): string {
  return capital(words) + (/[.!?]$/.test(words) ? "" : ".");
}
