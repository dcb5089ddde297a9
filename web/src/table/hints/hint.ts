// The hints of a table: a context that Play provides to the parts that ask for hints or show them.

import { createContext } from "svelte";
import type { Advice } from "./hintWords";

export interface Hints {
  /** The hint that is shown. */
  readonly advice: Advice | null;
  hint(): Promise<void>;
  closeHint(): void;
  /** The text beside a move that the hint advises; undefined for any other move. */
  advised(move: string): string | undefined;
}

/** The hints; null at a table that has none. */
export const [getHints, setHints] = createContext<Hints | null>();
