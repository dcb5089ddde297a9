/** What can be opened over the table. */
export type Overlay = "log" | "sheet" | "chat" | "comforts" | "menu" | "help" | "last";
