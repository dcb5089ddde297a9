import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built page is package data: src/rookery/web goes into the wheel.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/rookery/web/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, so that the content security policy stays strict
    modulePreload: {
      polyfill: false,
      // The first page has the list of what each later one preloads. Only a table, which most go to,
      // preloads its scripts too: naming those of all pages would cost more than a moment of theirs.
      resolveDependencies: (page, parts) =>
        parts.filter((part) => part.endsWith(".css") || page.includes("TablePage")),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page needs.
            {
              name: "base",
              test: /node_modules\/(svelte|clsx)\/|src\/lib\/(cards|numbers|wording)\.ts/,
            },
            // The parts of a table that replays and the analysis board show too.
            {
              name: "felt",
              test: /src\/(card\/(Avatar|Suit|portrait|motion)|lib\/moves|table\/(bidding\/bids|trick\/places|seats\/seating|deal\/(facts|turn|DealFacts)))/,
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
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
