// How a question asks for a hint, through a context that Play provides.

import { createContext } from "svelte";

/** What asks for a hint; null at a table that has none. */
export const [getHint, setHint] = createContext<(() => void) | null>();
