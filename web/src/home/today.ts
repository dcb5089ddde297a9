// The pictures of today's deal and puzzle, which come after home can be used.

export { default as LiveDeal } from "./LiveDeal.svelte";
export { default as Position } from "./Position.svelte";
