// Tricks that are shown on the pages of games: examples for the text.

import type { ComponentProps } from "svelte";
import { say } from "../lang/say";
import type Trick from "./Trick.svelte";

type Shown = ComponentProps<typeof Trick>;

/** The tricks by the name of their game. */
export const TRICKS: Record<string, () => Shown[]> = {
  dixie: () => [
    {
      plays: { Ann: "G9", Ben: "G14", Cleo: "G10", Dan: "G2" },
      winner: "Ben",
      caption: say.howDixieGreen,
    },
    {
      plays: { Ben: "B13", Cleo: "B4", Dan: "R3", Ann: "B11" },
      winner: "Dan",
      caption: say.howDixieRed,
    },
  ],
  three: () => [
    { plays: { Ann: "Y11", Ben: "Y14", Cleo: "Y5" }, winner: "Ben", caption: say.howThreeYellow },
    { plays: { Ben: "G13", Cleo: "B6", Ann: "G4" }, winner: "Cleo", caption: say.howThreeBlack },
  ],
  five: () => [
    {
      plays: { Ann: "H3", Ben: "HK", Cleo: "HA", Dan: "H9", Eve: "H10" },
      winner: "Cleo",
      caption: say.howFiveHearts,
    },
  ],
  kentucky: () => [
    {
      plays: { Ann: "G13", Ben: "G14", Cleo: "G5", Dan: "G10" },
      winner: "Ben",
      caption: say.howKentuckyGreen,
    },
    {
      plays: { Ben: "R14", Cleo: "R6", Dan: "R9", Ann: "Rook" },
      winner: "Ann",
      caption: say.howKentuckyRed,
    },
  ],
};
