import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { inlineEarly } from "./early/inline-early.ts"
import { screenChunks } from "./screen-chunks.ts"
import { texts } from "./texts-plugin.ts"

const server = "http://127.0.0.1:8420"
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const shared =
  /node_modules\/(@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core)|@trpc|eventsource|use-sync-external-store|clsx)/
/** In one chunk, or chunks would import each other circularly; only what lazy parts alone use stays out. */
const overlays =
  /node_modules\/(@radix-ui\/(?!react-(switch|select|scroll-area))|@floating-ui|aria-hidden)|ui\/no-scroll-lock/

export default defineConfig({
  root: here("."),
  plugins: [
    texts(),
    inlineEarly(here("early/ask-early.ts")),
    react(),
    tailwindcss(),
  ],
  resolve: {
    // The page itself never scrolls, so there is nothing to lock; and the library would lock it with an inline style, which
    // the content security policy forbids.
    alias: { "react-remove-scroll": here("ui/no-scroll-lock.tsx") },
  },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    // What a page may weigh is held by tests/build/budgets.test.ts.
    chunkSizeWarningLimit: 2000,
    // Browsers without module preload load parts of the app a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 40 },
            { name: "core", test: shared, priority: 30 },
            { name: "overlays", test: overlays, priority: 20 },
            { name: "virtual", test: /node_modules\/@tanstack\/(react-virtual|virtual-core)\//, priority: 20 },
            { name: screenChunks(), debugName: "screens", priority: 5 },
            { name: "icons", test: /node_modules\/lucide-react\//, priority: 10 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/trpc": server,
      "/api": server,
      "/files": server,
      "/outbox": server,
      "/oauth": server,
      "/mcp": server,
      "/.well-known": server,
      "/collab": { target: server, ws: true },
    },
  },
})
