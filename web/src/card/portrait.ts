// Portraits drawn from names: colours and parts are chosen by a hash of the name.

/** The number of portraits that people can choose; 0 is the one drawn from the name. */
export const PORTRAITS = 24;

/** Chosen portraits are drawn from this and a number; no other three letters vary them more. */
const CHOSEN = "kph";

export interface Portrait {
  ground: string;
  coat: string;
  skin: string;
  hair: string;
  hairColour: string;
  hat: string;
  hatColour: string;
  beard: string;
  glasses: boolean;
  metal: string;
}

const GROUNDS = ["#c9ddd8", "#e6d3b1", "#d8cfe3", "#e9cfc4", "#cddbe9", "#dfe0bd"];
const COATS = ["#34495e", "#7b3b3b", "#3f5b45", "#5a4474", "#8a5a2b", "#2f5d66"];
const SKINS = ["#f3d3b8", "#e5b992", "#c98f64", "#9c6842", "#85573a"];
const HAIR_COLOURS = ["#2b211c", "#5a3a22", "#a0672f", "#d6c6a8", "#8d8b88", "#7e2f1d"];
const HAT_COLOURS = ["#24272b", "#6b4a2f", "#8c2f39", "#2f4f4f", "#4a4a6a"];
const METALS = ["#b9a26a", "#9fb0b5", "#c08a6a", "#a8b89a"];

/** Hair behind the head: short, long, in a bun, curly. */
const HAIRS = [
  "M11.500 19C11 11 14 8.500 20 8.500S29 11 28.500 19L27 15Q20 11 13 15Z",
  "M11 29C9 18 11 8 20 8S31 18 29 29H25V14H15V29Z",
  "M11.500 20C11 12 14 9 20 9S29 12 28.500 20ZM20 3.500a4 4 0 1 1-.01 0Z",
  "M20 6.500a5 5 0 0 1 6.500 2a5 5 0 0 1 4 6a5 5 0 0 1-1 6.500H10.500a5 5 0 0 1-1-6.500a5 5 0 0 1 4-6a5 5 0 0 1 6.500-2Z",
];

/** None, a fringe, a bowler, a flat cap, a straw hat, a band. */
const HATS = [
  "M12.500 15C13 10 16 9.500 20 9.500S27 10 27.500 15Q20 11.500 12.500 15Z",
  "M12.500 16C13 10 16 9 20 9S27.500 10 27.500 15Q22 15 18 11.500Q17 14.500 12.500 16Z",
  "M9 14.500Q20 11.500 31 14.500L30.500 12.700L27 11.500C27 5 24 3.500 20 3.500S13 5 13 11.500L9.500 12.700Z",
  "M12 13.500C12 7.500 15.500 6 21 6S29 9 28.500 12L32 14.500Q22 12.500 12 13.500Z",
  "M7 14.500Q20 11.500 33 14.500V13L27 11.500V6.500H13V11.500L7 13Z",
  "M12.200 14.500Q20 10.500 27.800 14.500V12Q20 8 12.200 12Z",
];

/** None, a moustache, a full beard. */
const BEARDS = [
  "",
  "",
  "M15.500 23.500Q18 21 20 22.500Q22 21 24.500 23.500Q22 24.500 20 23.700Q18 24.500 15.500 23.500Z",
  "M12.500 20C12.500 27 15 30 20 30S27.500 27 27.500 20C26 23 23 22 20 22S14 23 12.500 20Z",
];

/** FNV-1a with a final mix, so that names differing in one letter get very different hashes. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const letter of text.trim().toLowerCase()) {
    h = Math.imul(h ^ letter.codePointAt(0)!, 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Whether a value is the number of a portrait; the browser's storage may hold any value. */
export function isPortrait(it: unknown): it is number {
  return Number.isInteger(it) && (it as number) >= 0 && (it as number) <= PORTRAITS;
}

/** The chosen portrait, or one drawn from the name; its case and outer spaces do not matter. */
export function portrait(name: string, chosen = 0): Portrait {
  let rest = hash(chosen ? CHOSEN + chosen : name);
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[rest % from.length]!;
    rest = Math.imul(rest ^ (rest >>> 11), 0x9e3779b1) >>> 0;
    return chosen;
  };
  return {
    ground: pick(GROUNDS),
    coat: pick(COATS),
    skin: pick(SKINS),
    hair: pick(HAIRS),
    hairColour: pick(HAIR_COLOURS),
    hat: pick(HATS),
    hatColour: pick(HAT_COLOURS),
    beard: pick(BEARDS),
    glasses: pick([true, false, false]),
    metal: pick(METALS),
  };
}
