// What only the tables of fishing games show; see parts.ts.
export { default as Haul } from "../tuxedo/Haul.svelte";
export { default as OrangeButton } from "../tuxedo/OrangeButton.svelte";
export { default as TuxedoCentre } from "../tuxedo/TuxedoCentre.svelte";
export { default as TuxedoPanel } from "../tuxedo/TuxedoPanel.svelte";
export { dueBuild } from "../tuxedo/choices";
