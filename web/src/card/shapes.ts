// The shapes of the suits, each in a box of 100 by 100.

export interface Shape {
  path: string;
  /** The letter of a colour, drawn inside the shape. */
  letter?: string;
  /** The vertical middle of the letter within the shape. */
  letterY?: number;
  letterHeight?: number;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(53 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

export const SHAPES: Record<string, Shape> = {
  black: {
    path: "M14 9H86A5 5 0 0 1 91 14V86A5 5 0 0 1 86 91H14A5 5 0 0 1 9 86V14A5 5 0 0 1 14 9Z",
    letter: "B",
    letterY: 50,
    letterHeight: 46,
  },
  green: { path: circle(50, 50, 46), letter: "G", letterY: 50, letterHeight: 46 },
  red: {
    path: "M46 6Q50 0 54 6L98 85Q101 93 93 93H7Q-1 93 2 85Z",
    letter: "R",
    letterY: 64,
    letterHeight: 38,
  },
  yellow: { path: star(5, 52, 25), letter: "Y", letterY: 55, letterHeight: 34 },
  spades: {
    path:
      "M50 3C62 26 95 40 95 64C95 78 85 86 74 86C65 86 58 82 54 75C55 84 58 91 65 97H35" +
      "C42 91 45 84 46 75C42 82 35 86 26 86C15 86 5 78 5 64C5 40 38 26 50 3Z",
  },
  hearts: {
    path:
      "M50 95C22 68 3 52 3 31C3 15 15 5 28 5C38 5 46 11 50 21C54 11 62 5 72 5C85 5 97 15 97 31" +
      "C97 52 78 68 50 95Z",
  },
  diamonds: {
    path: "M50 1C59 20 72 36 89 50C72 64 59 80 50 99C41 80 28 64 11 50C28 36 41 20 50 1Z",
  },
  clubs: {
    path:
      circle(50, 26, 22.5) +
      circle(25.5, 59, 22.5) +
      circle(74.5, 59, 22.5) +
      "M40 36H60L58 58C58 78 60 90 68 97H32C40 90 42 78 42 58Z",
  },
  rook: { path: "M16 97V87L27 79L32 42L20 33V6H34V16H43V6H57V16H66V6H80V33L68 42L73 79L84 87V97Z" },
  /* no trump: a ring with a bar; lo-no: an arrow down */
  none: {
    path:
      circle(50, 50, 46) +
      "M50 18a32 32 0 0 0 -25.500 51.300L69.300 24.500A32 32 0 0 0 50 18ZM50 82a32 32 0 0 0 25.500 -51.300L30.700 75.500A32 32 0 0 0 50 82Z",
  },
  low: { path: "M38 4H62V54H88L50 97L12 54H38Z" },
};
