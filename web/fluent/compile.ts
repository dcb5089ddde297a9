// Fluent messages as JavaScript: a string, or a function of the message's arguments.

import type { Expression, Pattern, SelectExpression } from "@fluent/syntax";
import { argumentsOf, keysOf, kindOf, variableOf, type Catalogue, type Kind } from "./read.ts";

/** Compiles the messages of one language. */
export class Compiler {
  constructor(
    readonly catalogue: Catalogue,
    /** Whether the language has digits of its own, other than 0 to 9. */
    readonly hasDigits: boolean,
    /** Changes the text between the placeables, for the pseudo-locale. */
    readonly change: (text: string) => string = (text) => text,
  ) {}

  /**
   * A message as an expression: `"Pass"`, or an arrow function that takes its arguments. Without
   * arguments, a translation is a function (`isCalled`) if the English message takes some.
   */
  message(pattern: Pattern, isCalled = argumentsOf(pattern, this.catalogue).size > 0): string {
    const text = this.#template(pattern);
    const [only, more] = pattern.elements;
    if (!more && only?.type === "Placeable" && only.expression.type === "SelectExpression")
      return `e=>${this.#choice(only.expression)}`;
    if (isCalled) return `e=>${text}`;
    return JSON.stringify((0, eval)(text) as string);
  }

  #template({ elements }: Pattern): string {
    const parts = elements.map((element) =>
      element.type === "TextElement"
        ? escaped(this.change(element.value))
        : this.#placeable(element.expression),
    );
    return `\`${parts.join("")}\``;
  }

  #placeable(expression: Expression): string {
    switch (expression.type) {
      case "StringLiteral":
      case "NumberLiteral":
        return escaped(expression.parse().value.toString());
      case "Placeable":
        return this.#placeable(expression.expression);
      case "TermReference":
        return this.#template(this.catalogue.terms.get(expression.id.name)!).slice(1, -1);
      case "SelectExpression":
        return `\${${this.#choice(expression)}}`;
      case "VariableReference":
        return this.hasDigits
          ? `\${n(e.${variableOf(expression)})}`
          : `\${e.${variableOf(expression)}}`;
      case "FunctionReference":
        return `\${n(e.${variableOf(expression)})}`;
    }
    throw new Error(`not understood: ${expression.type}`);
  }

  #choice(selection: SelectExpression): string {
    const name = `e.${variableOf(selection.selector)}`;
    const kind = kindOf(selection);
    const keys = keysOf(selection);
    const texts = selection.variants.map(({ value }) => this.#template(value));
    const usual = selection.variants.findIndex((variant) => variant.default);
    if (kind === "flag")
      return `${name}?${texts[keys.indexOf("true")]}:${texts[keys.indexOf("false")]}`;
    const tests = keys.flatMap((key, at) =>
      at === usual ? [] : [`${condition(name, key, kind)}?${texts[at]}:`],
    );
    return tests.join("") + texts[usual]!;
  }
}

function condition(name: string, key: string, kind: Kind): string {
  if (kind !== "number") return `${name}==${JSON.stringify(key)}`;
  return /^\d+$/.test(key) ? `${name}==${key}` : `p(${name})=="${key}"`;
}

/** A text inside a template literal. */
function escaped(text: string): string {
  return text.replace(/[\\`$]/g, (found) => `\\${found}`);
}
