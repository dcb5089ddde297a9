// The hints of a table, through a context that Play provides to what asks for them and shows them.

import { createContext } from "svelte";
import type { Advice } from "./hintWords";

export interface Hints {
  /** The hint that is shown. */
  readonly advice: Advice | null;
  hint(): Promise<void>;
  closeHint(): void;
  /** What is written beside a move that the hint advises; undefined beside the others. */
  advised(move: string): string | undefined;
}

/** The hints; null at a table that has none. */
export const [getHints, setHints] = createContext<Hints | null>();
