// Reading Fluent catalogues: the messages of a text, and the arguments that each one takes.

import {
  FluentParser,
  type Expression,
  type InlineExpression,
  type Pattern,
  type SelectExpression,
} from "@fluent/syntax";

/** The type of a message's argument: a number for plurals, a list of words for a choice. */
export type Kind = "shown" | "number" | "flag" | readonly string[];

export interface Message {
  /** Its name in code: `bid-title` is `bidTitle`. */
  name: string;
  pattern: Pattern;
}

export interface Catalogue {
  messages: Map<string, Message>;
  /** The patterns of terms, by the name without the hyphen in front. */
  terms: Map<string, Pattern>;
}

const PLURALS = new Set(["zero", "one", "two", "few", "many"]);

/** The messages and terms of a catalogue. Throws an error with the first line that is wrong. */
export function read(text: string, where: string): Catalogue {
  const catalogue: Catalogue = { messages: new Map(), terms: new Map() };
  for (const entry of new FluentParser({ withSpans: false }).parse(text).body) {
    if (entry.type === "Junk") throw new Error(`${where}: no Fluent: ${entry.content.trim()}`);
    if (entry.type === "Term") catalogue.terms.set(entry.id.name, entry.value);
    if (entry.type !== "Message") continue;
    const { name: id } = entry.id;
    if (!entry.value) throw new Error(`${where}: ${id} has no text`);
    if (entry.attributes.length) throw new Error(`${where}: ${id} has attributes`);
    if (catalogue.messages.has(id)) throw new Error(`${where}: ${id} is there twice`);
    catalogue.messages.set(id, { name: nameOf(id), pattern: entry.value });
  }
  return catalogue;
}

/** The name of a message in code. */
export function nameOf(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The variable that an expression shows or selects by, in NUMBER() or by itself. */
export function variableOf(expression: InlineExpression): string {
  if (expression.type === "VariableReference") return expression.id.name;
  if (expression.type === "FunctionReference" && expression.id.name === "NUMBER") {
    const [first] = expression.arguments.positional;
    if (first?.type === "VariableReference") return first.id.name;
  }
  throw new Error(`no variable: ${expression.type}`);
}

/** The key of a variant as text, such as `one`, `you` or `0`. */
export function keysOf({ variants }: SelectExpression): string[] {
  return variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
}

/** The type of the argument that a selection depends on. */
export function kindOf(selection: SelectExpression): Kind {
  const keys = keysOf(selection);
  if (keys.some((key) => PLURALS.has(key) || /^\d+$/.test(key))) return "number";
  if (keys.every((key) => key === "true" || key === "false")) return "flag";
  if (keys.length === 1 && keys[0] === "other") return "number";
  return keys;
}

/** The arguments of a message by name. */
export function argumentsOf(pattern: Pattern, { terms }: Catalogue): Map<string, Kind> {
  const found = new Map<string, Kind>();
  const add = (name: string, kind: Kind) => {
    const before = found.get(name);
    if (before === undefined || before === "shown") found.set(name, kind);
    else if (kind !== "shown" && String(before) !== String(kind))
      throw new Error(`$${name} is chosen by in two ways`);
  };
  const visit = (expression: Expression): void => {
    switch (expression.type) {
      case "SelectExpression":
        add(variableOf(expression.selector), kindOf(expression));
        for (const { value } of expression.variants) walk(value);
        break;
      case "VariableReference":
        add(expression.id.name, "shown");
        break;
      case "FunctionReference":
        add(variableOf(expression), "number");
        break;
      case "TermReference": {
        const term = terms.get(expression.id.name);
        if (!term) throw new Error(`there is no term -${expression.id.name}`);
        walk(term);
        break;
      }
      case "Placeable":
        visit(expression.expression);
    }
  };
  const walk = ({ elements }: Pattern): void => {
    for (const element of elements) if (element.type === "Placeable") visit(element.expression);
  };
  walk(pattern);
  return found;
}

/** The number of brackets in the text of a message; of its last variant where it has some. */
export function pieceCount({ elements }: Pattern): number {
  const counts = elements.map((element) => {
    if (element.type === "TextElement") return element.value.match(/[[\]]/g)?.length ?? 0;
    const { expression } = element;
    return expression.type === "SelectExpression"
      ? pieceCount(expression.variants.at(-1)!.value)
      : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
