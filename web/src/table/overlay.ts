/** A drawer or dialog that can be opened over the table. */
export type Overlay = "log" | "sheet" | "chat" | "preferences" | "menu" | "help" | "last" | "words";

/** What the actions of keys.ts open. */
export const OPENED_BY: Readonly<Record<string, Overlay>> = {
  last: "last",
  log: "log",
  sheet: "sheet",
  chat: "chat",
  help: "help",
  words: "words",
};
