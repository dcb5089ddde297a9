// The numbers and letters on cards, drawn as strokes, so that they look the same on every machine.
// Each is 100 high, with its baseline at y = 100. One drawing serves the corner, the big number and
// the fine line inside it.

interface Glyph {
  width: number;
  path: string;
}

const GLYPHS: Record<string, Glyph> = {
  "0": { width: 58, path: "M29 0C50 0 58 20 58 50S50 100 29 100S0 80 0 50S8 0 29 0Z" },
  "1": { width: 27, path: "M2 20L18 0H25V100" },
  "2": { width: 57, path: "M2 27C2 9 14 0 29 0C46 0 55 11 55 27C55 42 46 53 30 70L2 100H57" },
  "3": { width: 57, path: "M4 0H53L27 39C45 39 57 51 57 69C57 88 44 100 27 100C14 100 4 93 0 82" },
  "4": { width: 60, path: "M46 100V0H40L0 70H60" },
  "5": {
    width: 57,
    path: "M51 0H11L6 45C12 40 20 37 28 37C45 37 57 49 57 68C57 87 44 100 27 100C14 100 4 93 0 82",
  },
  "6": { width: 58, path: "M43 0L5 53M29 39A29 30.500 0 1 1 28.990 39Z" },
  "7": { width: 56, path: "M0 0H55C36 30 24 62 21 100" },
  "8": { width: 58, path: "M29 0A24 22.500 0 1 1 28.990 0ZM29 45A29 27.500 0 1 1 28.990 45Z" },
  "9": { width: 58, path: "M15 100L53 47M29 0A29 30.500 0 1 1 28.990 0Z" },
  A: { width: 68, path: "M0 100L30 0H38L68 100M13 66H55" },
  B: {
    width: 52,
    path: "M0 48H26C42 48 52 58 52 74S42 100 26 100H0V0H24C38 0 47 9 47 24S38 48 24 48",
  },
  G: {
    width: 60,
    path: "M57 18C51 6 43 0 32 0C12 0 0 20 0 50S12 100 32 100C49 100 60 90 60 74V54H36",
  },
  J: { width: 42, path: "M42 0V68C42 89 33 100 20 100C9 100 0 92 0 78" },
  K: { width: 58, path: "M0 0V100M54 0L0 58M21 36L58 100" },
  Q: { width: 70, path: "M35 0C58 0 70 20 70 50S58 100 35 100S0 80 0 50S12 0 35 0ZM42 70L71 104" },
  R: { width: 54, path: "M0 100V0H26C43 0 52 10 52 27S43 54 26 54H0M27 54L54 100" },
  Y: { width: 60, path: "M0 0L30 50L60 0M30 50V100" },
  "?": { width: 55, path: "M1 25C1 9 13 0 28 0C45 0 55 10 55 26C55 46 29 45 29 67M29 85V103" },
};

export interface Lettering {
  path: string;
  width: number;
}

/** A short text as one path, 100 high, with `gap` between the letters. */
export function lettering(text: string, gap = 19): Lettering {
  let x = 0;
  let path = "";
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (!glyph) continue;
    path += shifted(glyph.path, x);
    x += glyph.width + gap;
  }
  return { path, width: Math.max(0, x - gap) };
}

/** A path moved right by `dx`. It may use only the absolute commands M, L, H, V, C, S, A and Z. */
function shifted(path: string, dx: number): string {
  if (dx === 0) return path;
  return path.replace(/([MLHVCSAZ])([^MLHVCSAZ]*)/g, (_, command: string, rest: string) => {
    const numbers =
      rest.trim() === ""
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const moved = numbers.map((n, i) => (isAcross(command, i) ? n + dx : n));
    return command + moved.join(" ");
  });
}

function isAcross(command: string, i: number): boolean {
  if (command === "V") return false;
  if (command === "H") return true;
  if (command === "A") return i % 7 === 5;
  return i % 2 === 0;
}
