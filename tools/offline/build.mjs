// Makes the runtime for playing offline, in FOLDER: Pyodide with the modules that tables need.
//   node tools/offline/build.mjs LIBRARIES FOLDER
//
// packing.py runs in Pyodide itself, because only its own Python can compile for it. All files are
// compressed once, here, and served in that form.

import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, "../..");
const PYODIDE = join(HERE, "node_modules/pyodide");
const [site, folder] = process.argv.slice(2).map((path) => resolve(path));

/** The zips made by packing.py: the standard library, and the modules that tables need. */
async function packed() {
  const python = await loadPyodide();
  const mounted = { "/rookery": join(ROOT, "src/rookery"), "/site": site };
  for (const [place, root] of Object.entries(mounted)) {
    python.FS.mkdirTree(place);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
  }
  python.FS.writeFile(
    "/stdlib.zip",
    readFileSync(join(PYODIDE, "python_stdlib.zip")),
  );
  python.runPython(readFileSync(join(HERE, "packing.py"), "utf8"));
  const made = ["stdlib.zip", "tables.zip"];
  return Object.fromEntries(
    made.map((name) => [name, python.FS.readFile(`/out/${name}`)]),
  );
}

/** The licences of everything in the runtime. */
function licences() {
  const texts = readdirSync(site)
    .filter((name) => name.endsWith(".dist-info"))
    .sort()
    .flatMap((name) => {
      const all = readdirSync(join(site, name), { recursive: true }).sort();
      const files = all.map((file) => join(site, name, file)).filter(isLicence);
      return [
        name.slice(0, -".dist-info".length),
        ...files.map((file) => readFileSync(file, "utf8")),
      ];
    });
  return Buffer.from(
    [readFileSync(join(HERE, "licences.txt"), "utf8"), ...texts].join("\n\n"),
  );
}

function isLicence(path) {
  return (
    /\/(LICENSE|LICENCE|COPYING)[^/]*$/i.test(path) && statSync(path).isFile()
  );
}

const own = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const files = {
  ...Object.fromEntries(
    own.map((name) => [name, readFileSync(join(PYODIDE, name))]),
  ),
  ...(await packed()),
  "licences.txt": licences(),
};
const hash = createHash("sha256");
for (const name of Object.keys(files).sort())
  hash.update(name).update(files[name]);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sizes = {};
for (const [name, content] of Object.entries(files)) {
  const compressed = gzipSync(content, { level: 9 });
  sizes[name] = compressed.length;
  writeFileSync(join(folder, `${name}.gz`), compressed);
}
const list = { version: hash.digest("hex").slice(0, 12), files: sizes };
writeFileSync(join(folder, "files.json"), JSON.stringify(list, null, 2) + "\n");
const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
console.error(`offline: ${total} bytes, compressed`);
