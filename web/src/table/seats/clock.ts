/** The time for a move in seconds. */
export interface Clock {
  /** What whoever moves has in all; where there is no clock, how long people usually think. */
  all: number;
  /** What was left when the page was last told; null where there is no clock. */
  left: number | null;
}

const USUAL = 30;

/** The clock of a table that has so many seconds for a move (0: no clock). */
export function clockOf(seconds: number, left: number | null): Clock {
  return seconds && left !== null ? { all: seconds, left } : { all: USUAL, left: null };
}
