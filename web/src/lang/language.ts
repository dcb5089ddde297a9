// The language of the page: as chosen on this device, or else the first that the browser prefers.

import { keepText, keptText } from "../lib/browser/storage";

/** The languages of the page, each by its own name. */
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
  fa: "فارسی",
} as const;

export type Language = keyof typeof LANGUAGES;

/** English with accents, and longer: for tests that find untranslated texts and too long ones. */
const PSEUDO = "en-XA";

/** The first of some language tags that the page has; English if it has none of them. */
export function firstKnown(tags: readonly string[]): string {
  for (const tag of tags) {
    const [language = ""] = tag.split("-");
    if (tag === PSEUDO) return PSEUDO;
    if (Object.hasOwn(LANGUAGES, language)) return language;
  }
  return "en";
}

const KEY = "rookery.language";

/** Keep a language on this device and reload the page in it; without storage nothing changes. */
export function changeLanguage(chosen: string): void {
  if (keepText(KEY, chosen)) location.reload();
}

const offered: readonly string[] = globalThis.navigator?.languages ?? [];

/** The language of the page. Choosing another one reloads the page. */
export const language = firstKnown([keptText(KEY), ...offered]);

/** The locale of dates and lists: the reader's variant of the language (en-GB). */
export const locale = offered.find((tag) => tag.split("-")[0] === language) ?? language;

/** Set the language and direction of the document. */
export function applyLanguage(root: HTMLElement): void {
  root.lang = language;
  root.dir = language === "fa" ? "rtl" : "ltr";
}
