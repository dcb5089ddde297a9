// An analysis in a link: JSON, deflated, in base64url. Browsers do not send the part after `#`.

import { say } from "../lang/say";
import { BadAnalysis, analysisIn, objectOf, type Analysis } from "./analysis";

/** The most characters of a link; some programs cut longer ones. */
export const LONGEST_LINK = 8000;

const KEY = "#a=";

/** The most bytes of an analysis in a link, so that a small link cannot fill the memory. */
const MOST_BYTES = 1_000_000;

/** The part of a link from `#` on, which holds the analysis. */
export async function hashOf(it: Analysis): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(objectOf(it)));
  if (!globalThis.CompressionStream) return KEY + textOf(stored(bytes));
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return KEY + textOf(await bytesOf(stream, MOST_BYTES));
}

/** Bytes as one uncompressed block (RFC 1951, 3.2.4), for Safari before 16.4. No link needs two. */
function stored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const [low, high] = [bytes.length & 255, bytes.length >> 8];
  return Uint8Array.of(1, low, high, ~low, ~high, ...bytes);
}

/** Whether the part of an address from `#` on holds an analysis. */
export function hasAnalysis(hash: string): boolean {
  return hash.startsWith(KEY);
}

/** The analysis in the part of a link from `#` on. If unreadable, throws BadAnalysis. */
export async function analysisOf(hash: string): Promise<Analysis> {
  if (!globalThis.DecompressionStream) throw new BadAnalysis(say.analysisLinkOld);
  let text: string;
  try {
    const packed = bytesIn(hash.slice(KEY.length));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    text = new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(stream, MOST_BYTES));
  } catch {
    throw new BadAnalysis(say.analysisLinkDamaged);
  }
  return analysisIn(text);
}

async function bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > most) throw new BadAnalysis("too long");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function textOf(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
