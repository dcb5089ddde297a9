// A QR code as the path of an SVG, one unit a module, with the quiet border that scanners need.

import { encode } from "uqr";

export interface QrDrawing {
  size: number;
  path: string;
}

const QUIET = 4;

/** The QR code of a text: runs of dark modules of a row become one rectangle each. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: QUIET });
  const path = data.map((row, y) => runs(row).map(([x, wide]) => `M${x} ${y}h${wide}v1h-${wide}z`));
  return { size, path: path.flat().join("") };
}

/** Where the dark runs of a row begin, and how long they are. */
export function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
