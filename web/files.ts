// The Vite plugin that lists the files of the build, so that a browser can keep all of them.

import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The name of the list, which gives each file's size in bytes, compressed. */
const LIST = "files.json";

export function fileList(): Plugin {
  return {
    name: "file-list",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.fileName.startsWith("assets/"));
      const sizes = files.map((file) => {
        const content = file.type === "chunk" ? file.code : file.source;
        return [file.fileName, gzipSync(content).length] as const;
      });
      const source = JSON.stringify(Object.fromEntries(sizes.sort()));
      this.emitFile({ type: "asset", fileName: LIST, source });
    },
  };
}
