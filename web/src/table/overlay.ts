/** A drawer or dialog that can be opened over the table. */
export type Overlay = "log" | "sheet" | "chat" | "preferences" | "menu" | "help" | "last";
