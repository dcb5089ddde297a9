// What only the tables of trick games show; see parts.ts.
export { default as StatusLine } from "./trick/StatusLine.svelte";
export { default as TrickCentre } from "./trick/TrickCentre.svelte";
export { default as TrickQuestions } from "./TrickQuestions.svelte";
