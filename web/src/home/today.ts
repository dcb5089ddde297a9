// The pictures of today's deal and puzzle, loaded once the home page can be used.

export { default as LiveDeal } from "./LiveDeal.svelte";
export { default as Position } from "./Position.svelte";
