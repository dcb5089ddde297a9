// The rule book, docs/rules.md, as sections of numbered rules.

export interface Rule {
  /** Such as "DX-9"; empty for a line without a number. */
  number: string;
  /** The text, with **strong**, *emphasis* and `code` as in Markdown. */
  text: string;
}

export interface Section {
  title: string;
  rules: Rule[];
}

/** The sections of the rule book that have numbered rules. */
export function sectionsOf(markdown: string): Section[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n");
      const items = lines.join("\n").split(/^\* /m).slice(1);
      return { title: title.trim(), rules: items.map(ruleOf) };
    })
    .filter(({ rules }) => rules.some(({ number }) => number));
}

function ruleOf(item: string): Rule {
  const line = item
    .split(/\n\s*\n/)[0]!
    .replace(/\s+/g, " ")
    .trim();
  const [, number = "", text = line] = /^([A-Z]+\d?-\d+) (.*)$/.exec(line) ?? [];
  return { number, text };
}

export interface Piece {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

/** A text of the rule book in pieces, each of one kind. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith("**") && piece.length > 4)
        return { kind: "strong", text: piece.slice(2, -2) };
      if (piece.startsWith("*") && piece.length > 2)
        return { kind: "em", text: piece.slice(1, -1) };
      if (piece.startsWith("`")) return { kind: "code", text: piece.slice(1, -1) };
      return { kind: "text", text: piece };
    });
}
