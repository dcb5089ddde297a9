/** The time for a move in seconds. */
export interface Clock {
  /** The full time for a move; without a clock, the time people usually take. */
  all: number;
  /** The time left as of the last update; null without a clock. */
  left: number | null;
}

/** Seconds people usually take for a move. Unmeasured. */
const USUAL = 30;

/** The clock of a table with `seconds` for a move (0 means no clock). */
export function clockOf(seconds: number, left: number | null): Clock {
  if (seconds >= 86_400) return { all: seconds, left }; // a ring for a day hardly moves
  return seconds && left !== null ? { all: seconds, left } : { all: USUAL, left: null };
}
