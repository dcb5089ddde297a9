// A view of a table with every player in their seat, for parts that show a deal of a table.

import type { TableView } from "../lib/protocol";

interface Known {
  code: string;
  game: string;
  title: string;
  options: TableView["options"];
  players: readonly string[];
  bots?: readonly number[];
}

/** The table of a replay or an analysis; `sides` are those of the seats, null if nobody has a partner. */
export function tableOf(known: Known, sides: number[] | null): TableView {
  return {
    code: known.code,
    game: known.game,
    title: known.title,
    options: known.options,
    stage: "over",
    you: null,
    seats: known.players.map((name, seat) => ({
      name,
      kind: known.bots?.includes(seat) ? "bot" : "person",
      is_here: true,
    })),
    sides,
    spectators: 0,
    locked: true,
    listed: false,
    pace: "normal",
    calls: null,
    clock: 0,
    commitment: "",
    contributions: 0,
    next: null,
    asked: null,
    chat: false,
    lost: null,
    coach: null,
    practice: null,
    boards: null,
    one_move: false,
    is_held: false,
    is_met: false,
    asks: null,
  };
}
