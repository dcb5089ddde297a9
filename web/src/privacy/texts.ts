// What is stored, and why: docs/privacy.md and its translations beside this module.

import { language } from "../lang/language";

/** The translations by their paths; the page loads the one of its language. */
const TRANSLATED = import.meta.glob<string>("./privacy.*.md", { query: "?raw", import: "default" });

/** The text in the language of the page, as Markdown; in English if there is no other. */
export async function privacyText(): Promise<string> {
  const translated = TRANSLATED[`./privacy.${language}.md`];
  return translated ? translated() : (await import("../../../docs/privacy.md?raw")).default;
}
