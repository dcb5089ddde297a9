// Where points came from, in words.

import { say } from "../../lang/say";

type Source = Parameters<typeof say.pointSource>[0]["source"];

/** The name of a source of points in the reader's language, such as "most tricks". */
export function sourceWords(name: string): string {
  return say.pointSource({ source: name.replace(" ", "-") as Source, name });
}
