// A question's own way to ask for an idea, given by the play around it.

import { createContext } from "svelte";

export const [getHint, setHint] = createContext<() => void>();
