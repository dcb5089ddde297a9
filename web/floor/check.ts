// Finds what a built file uses that the browsers of the floor lack, by the data of MDN.

import browsers, { type Identifier } from "@mdn/browser-compat-data/forLegacyNode";
import postcss, { type Declaration, type Node } from "postcss";
import { parseAst } from "vite";
import { FLOOR } from "./floor.ts";

/** Newer features that may be used all the same, each with the reason. */
const ALLOWED: Record<string, string> = {
  "@container": "what stands outside it is a layout too, the narrow one",
  "(forced-colors)": "never true without it",
  "overflow-x: clip": "a card on its way may widen the page for a moment",
  "PublicKeyCredential.parseCreationOptionsFromJSON": "passkeys.ts asks first",
  "PublicKeyCredential.parseRequestOptionsFromJSON": "passkeys.ts asks first",
  "float: inline-start": "the number of players stands below its label, not beside",
  "html:has(.held)": "what the keyboard reaches may lie below one's hand",
  "li:has(.results)": "results stand in a column",
  ".doing:has(.results)": "results stand in a column",
  "tr:has(+.sentence)>": "a line more in a sheet",
  ".scroll:has(+.scroll) caption": "the first of two rankings is named by its region only",
  ".bidding:has(li) figure": "on a very low felt the bids scroll",
  CompressionStream: "link.ts does without",
  DecompressionStream: "link.ts says so",
  "Intl.Segmenter": "names.ts does without",
};

/** CSS for looks or comfort: a browser without these properties or values loses little. */
const LOOKS =
  /^(container-type|text-wrap|accent-color|outline|overscroll-behavior|paint-order|scrollbar-color|text-size-adjust|-webkit-.*|line-clamp|flex-basis)\b|font-family: |: safe$/;

/** Objects whose methods are looked up by name, whatever they are called on. */
const { Array, String, RegExp, Promise, Map, Set } = browsers.javascript.builtins!;
const { Document, Element, HTMLElement, Node: DomNode, Window } = browsers.api;
const OBJECTS = [
  Array,
  String,
  RegExp,
  Promise,
  Map,
  Set,
  Document,
  Element,
  HTMLElement,

  DomNode,
  Window,
];

/** The features in a built file that some browser of the floor lacks. */
export function tooNew(name: string, text: string): string[] {
  const found = name.endsWith(".css") ? inStyle(text) : inScript(text);
  return [...new globalThis.Set(found)].filter((it) => !(it in ALLOWED) && !LOOKS.test(it));
}

/** The entry of MDN's data under nested names; undefined if there is none. */
function find(from: Identifier | undefined, ...names: string[]): Identifier | undefined {
  return names.reduce((at, name) => (at && Object.hasOwn(at, name) ? at[name] : undefined), from);
}

/** Whether all browsers of the floor support a feature; true if the data lacks it. */
function isKnown(it: Identifier | undefined): boolean {
  const support = it?.__compat?.support;
  const names = Object.keys(FLOOR) as (keyof typeof FLOOR)[];
  return names.every(
    (name) =>
      !support ||
      [support[name] ?? []]
        .flat()
        .some(
          ({ version_added: since, version_removed, flags, prefix, alternative_name }) =>
            !version_removed &&
            !flags &&
            !prefix &&
            !alternative_name &&
            typeof since === "string" &&
            since !== "preview" &&
            FLOOR[name].localeCompare(since.replace("≤", ""), "en", { numeric: true }) >= 0,
        ),
  );
}

function inStyle(text: string): string[] {
  const [rules, properties, selectors, types] = [
    "at-rules",
    "properties",
    "selectors",
    "types",
  ].map((part) => browsers.css[part]!) as [Identifier, Identifier, Identifier, Identifier];
  const found: string[] = [];
  const ask = (it: Identifier | undefined, word: string) => void (isKnown(it) || found.push(word));
  postcss.parse(text).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === "atrule") {
      ask(rules[node.name], `@${node.name}`);
      if (node.name !== "media") return;
      if (/[<>]/.test(node.params)) ask(rules.media!.range_syntax, "@media with < or >");
      for (const [, feature = ""] of node.params.matchAll(/\(([\w-]+)/g))
        ask(rules.media![feature], `(${feature})`);
    } else if (node.type === "rule") {
      const selector = node.selector.replace(/\.s[a-z\d]{4}\b|:where\(\.s[a-z\d]{4}\)/g, "");
      for (const [, pseudo = ""] of selector.matchAll(/::?([\w-]+)/g))
        ask(selectors[pseudo], selector);
    } else if (node.type === "decl" && !hasOlder(node)) {
      const { prop, value } = node;
      ask(properties[prop], prop);
      for (const [, word = "", call] of value.matchAll(/(?<![\w-])([a-z][\w-]*)(\(?)/gi))
        if (call) ask(types[word] ?? find(types.color, word), `${word}()`);
        else ask(find(properties[prop], word), `${prop}: ${word}`);
      const { viewport_percentage_units_dynamic: dynamic, container_query_length_units: queried } =
        types.length!;
      if (/\d[dls]v(h|w|i|b|min|max)\b/.test(value)) ask(dynamic, "dvh");
      if (/\dcq(h|w|i|b|min|max)\b/.test(value)) ask(queried, "cqw");
    }
  });
  return found;
}

function isGuarded(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === "atrule" && "name" in at && at.name === "supports") return true;
  return false;
}

/** Whether an older value stands before this one, for browsers that skip this one. */
function hasOlder(node: Declaration): boolean {
  const before = node.prev();
  return before?.type === "decl" && before.prop.replace("-webkit-", "") === node.prop;
}

function inScript(text: string): string[] {
  const found = /\(\?<[=!]/.test(text) ? ["lookbehind"] : [];
  const { builtins, classes } = browsers.javascript;
  if (/\bstatic\s*{/.test(text) && !isKnown(find(classes, "static", "initialization_blocks")))
    found.push("static {");
  visit(parseAst(text), ({ type, callee, optional }) => {
    if ((type !== "CallExpression" && type !== "NewExpression") || optional) return;
    if (callee.type === "Identifier") {
      const it = [builtins, browsers.api, Window]
        .map((all) => find(all, callee.name))
        .find(Boolean);
      if (!isKnown(it)) found.push(callee.name);
    } else if (callee.type === "MemberExpression" && !callee.computed && !callee.optional) {
      const [object, name] = [callee.object.name, callee.property.name];
      const own = find(builtins, object, name) ?? find(browsers.api, object, `${name}_static`);
      const any = own ? [own] : OBJECTS.map((it) => find(it, name)).filter(Boolean);
      if (any.length && !any.some(isKnown)) found.push(own ? `${object}.${name}` : `.${name}()`);
    }
  });
  return found;
}

/** Sees every node of a syntax tree. */
function visit(node: any, see: (node: any) => void): void {
  if (node.type) see(node);
  for (const part of Object.values<any>(node))
    if (part && typeof part === "object") visit(part, see);
}
