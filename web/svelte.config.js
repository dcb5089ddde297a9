import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const takenBy = new Map();

/** The class that scopes a component's style: short, because the first load has it many times. */
function cssHash({ filename, hash }) {
  const name = `s${hash(filename).slice(-4)}`;
  const other = takenBy.get(name) ?? filename;
  if (other !== filename) throw new Error(`${filename} and ${other} have the same class: ${name}`);
  takenBy.set(name, filename);
  return name;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { cssHash, discloseVersion: false },
};
