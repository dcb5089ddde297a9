// The few functions of Node that the plugin uses.

declare module "node:fs" {
  export function existsSync(path: string): boolean;
  export function readFileSync(path: string, encoding: "utf8"): string;
  export function readdirSync(path: string): string[];
  export function writeFileSync(path: string, text: string): void;
}

declare module "node:crypto" {
  export function createHash(name: string): {
    update(text: string): { digest(form: "base64url"): string };
  };
}

declare module "node:zlib" {
  export function gzipSync(content: string | Uint8Array): Uint8Array;
}
