// A browser's local storage and caches, faked for tests.

import { vi } from "vitest";

/** Empty local storage. */
export function stubStorage(): void {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
}

/** Empty caches. */
export function stubCaches(): void {
  const all = new Map<string, ReturnType<typeof memory>>();
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      if (!all.has(name)) all.set(name, memory());
      return all.get(name);
    },
  });
}

function memory() {
  const texts = new Map<string, string>();
  return {
    match: async (what: string) => (texts.has(what) ? new Response(texts.get(what)) : undefined),
    put: async (what: string, response: Response) => void texts.set(what, await response.text()),
    delete: async (what: string) => texts.delete(what),
  };
}
