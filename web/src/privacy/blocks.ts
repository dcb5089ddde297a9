// A page of the documentation in blocks: headings, paragraphs and lists, which is all that it may have.

import { piecesOf } from "../rulebook/rules";

export interface Block {
  kind: "h1" | "h2" | "p" | "ul";
  /** The pieces of its text, or of each item of a list. */
  lines: ReturnType<typeof piecesOf>[];
}

export function blocksOf(markdown: string): Block[] {
  return markdown
    .trim()
    .split(/\n\n+/)
    .map((text): Block => {
      const heading = /^(##?) (.*)$/.exec(text);
      if (heading) return { kind: heading[1] === "#" ? "h1" : "h2", lines: [pieces(heading[2]!)] };
      if (!text.startsWith("* ")) return { kind: "p", lines: [pieces(text)] };
      return { kind: "ul", lines: text.slice(2).split("\n* ").map(pieces) };
    });
}

/** The pieces of a text on several lines; of links within the documentation, only the words. */
function pieces(text: string): ReturnType<typeof piecesOf> {
  const plain = text.replace(/\s*\n\s*/g, " ").replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
  return piecesOf(plain);
}
