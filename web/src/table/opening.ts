/** What can be opened over the table. */
export type Opening = "log" | "sheet" | "chat" | "comforts" | "menu" | "help" | "last";
