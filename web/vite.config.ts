import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./fluent/plugin.ts";
import { fileList } from "./files.ts";
import { floor, SCRIPTS, STYLES } from "./floor/floor.ts";

// The built page is package data: src/rookery/web goes into the wheel.
export default defineConfig({
  plugins: [fluent(), svelte(), floor(), fileList()],
  worker: {
    format: "es",
    // The server allows WebAssembly to workers of this name (server/http/headers.py).
    rolldownOptions: { output: { entryFileNames: "assets/offline-[name]-[hash].js" } },
  },
  build: {
    target: SCRIPTS,
    cssTarget: STYLES,
    outDir: "../src/rookery/web/page",
    emptyOutDir: true,
    license: { fileName: "licences.md" }, // of the packages whose code is in the page
    assetsInlineLimit: 0, // no data: addresses, so that the content security policy stays strict
    modulePreload: {
      polyfill: false,
      // The first page lists the files that later pages preload: their styles and, for the table,
      // which most people open, its scripts. Listing all scripts would cost more than it saves.
      resolveDependencies: (page, parts, { hostType }) =>
        hostType === "html"
          ? parts
          : parts.filter((part) => part.endsWith(".css") || page.includes("TablePage")),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      treeshake: { manualPureFunctions: ["console.warn"] }, // Svelte's, which are for developers
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page needs.
            {
              name: "base",
              test: /node_modules\/(svelte|clsx)\/|src\/lib\/(cards|numbers|wording|direction|browser\/storage)\.ts|src\/card\/(glyphs|shapes)\.ts|src\/lang\/(say|language)\.ts/,
            },
            // The parts of a table that replays and the analysis board show too.
            {
              name: "felt",
              test: /src\/(card\/(Avatar|Suit|portrait|motion)|lib\/moves|table\/(hints\/hint\.ts|keys\/keys|bidding\/bids|trick\/places|seats\/seating|deal\/(facts|turn|DealFacts)))/,
            },
            // Small parts of a table that most other pages need too.
            { name: "dialog", test: /src\/(ui\/(Dialog\.svelte|modal\.ts)|invite\/links\.ts)/ },
            // A table of Tuxedo: small parts, which are smaller in one file.
            {
              name: "tuxedo",
              test: /src\/table\/fishingParts|src\/tuxedo\/(TuxedoCentre|TuxedoPanel|ChoicePicker|GroupCards|OrangeButton|Orange|Pile)\.svelte|src\/tuxedo\/(choices|fit)\.ts/,
            },
          ],
        },
      },
    },
  },
  server: {
    // `npx vite` beside a running `rookery serve`, for work on the page itself.
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "fluent/**/*.test.ts", "floor/**/*.test.ts"],
    setupFiles: ["src/lang/english.ts"],
    environment: "node",
    // Test files share modules, which takes a quarter of the time; stubs are undone.
    isolate: false,
    unstubGlobals: true,
  },
});
