// QR codes as SVG paths, one unit per module, with the quiet zone that scanners need.

import { encode } from "uqr";

export interface QrDrawing {
  size: number;
  path: string;
}

/** Width of the quiet zone in modules, as the QR standard demands. */
const QUIET = 4;

/** The QR code of a text. Each run of dark modules in a row becomes one rectangle. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: QUIET });
  const path = data.map((row, y) => runs(row).map(([x, wide]) => `M${x} ${y}h${wide}v1h-${wide}z`));
  return { size, path: path.flat().join("") };
}

/** The runs of dark modules in a row: start and length. */
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
