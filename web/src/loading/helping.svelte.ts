// What happens if a part of the page cannot be loaded: code, words, styles or a worker, wherever
// the part was asked for.
//
// If the server has another build by now, the page reloads itself, once from each build. Somebody
// who has typed something that is not sent yet is asked first. In other cases one can try again.

import { mount } from "svelte";
import { language } from "../lang/language";
import { IN_TAB, keepValue, keptTexts } from "../lib/browser/storage";
import Notice from "./Notice.svelte";

/** The files of the server's build. */
const LIST = "/files.json";
/** The key, in the tab's storage, of the builds that the tab has left by a reload. */
const LEFT = "rookery.left";
/** Milliseconds for which the page says why it reloads itself. */
const TOLD_FOR = 1000;

/** The sentence shown if not even the words of the first page can be loaded. */
const NO_WORDS: Record<string, string> = {
  en: "Rookery could not be loaded. Please try again.",
  fr: "Rookery n’a pas pu être chargé. Veuillez réessayer.",
  de: "Rookery konnte nicht geladen werden. Bitte noch einmal versuchen.",
  es: "No se pudo cargar Rookery. Inténtalo otra vez.",
  fa: "Rookery بار نشد. دوباره تلاش کنید.",
};

/** The message: the page is being or can be updated, the server is silent, or a part is missing. */
type Said = "" | "updated" | "outdated" | "silent" | "missing";

export const help = $state({ said: "" as Said });

/** The fields in which somebody has written. */
const written = new Set<HTMLInputElement>();
addEventListener("input", ({ target }) => written.add(target as HTMLInputElement), true);

let isShown = false;

/** Find out why a part could not be loaded, and do what helps. */
export async function look(): Promise<void> {
  const current = await isCurrent();
  if (current === null) tell("silent");
  else if (current) tell("missing");
  else if (!isWriting() && leave()) {
    tell("updated");
    setTimeout(() => location.reload(), TOLD_FOR);
  } else tell("outdated");
}

/** Load the page again, unless the server is still silent. */
export async function tryAgain(): Promise<void> {
  if ((await isCurrent()) !== null) location.reload();
}

/** Say in the reader's language that the page could not be loaded at all. */
export function tellNothing(target: HTMLElement): void {
  target.textContent = NO_WORDS[language] ?? NO_WORDS.en!;
}

function tell(said: Said): void {
  help.said = said;
  if (!isShown) mount(Notice, { target: document.body });
  isShown = true;
}

/** Whether the server has the build of this page; null if it does not answer. */
async function isCurrent(): Promise<boolean | null> {
  try {
    const response = await fetch(LIST, { cache: "no-cache" });
    return response.ok ? build() in ((await response.json()) as object) : null;
  } catch {
    return null;
  }
}

/** The first script of this page, whose name tells one build from another. */
function build(): string {
  const { src } = document.querySelector<HTMLScriptElement>("script[type=module]")!;
  return new URL(src).pathname.slice(1);
}

function isWriting(): boolean {
  const focused = document.activeElement as HTMLInputElement;
  return [focused, ...written].some((field) => field?.isConnected && field.value);
}

/** Record that the tab leaves this build. False if that was recorded before, or storage fails. */
function leave(): boolean {
  const left = keptTexts(LEFT, IN_TAB);
  return !left.includes(build()) && keepValue(LEFT, [...left, build()], IN_TAB);
}
