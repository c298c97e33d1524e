import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { inlineEarly } from "./early/inline-early.ts"
import { completeTexts } from "./texts/complete-texts.ts"

const server = "http://127.0.0.1:8420"
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const shared =
  /node_modules\/(@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core)|@trpc|eventsource|use-sync-external-store|clsx)/
/** In one chunk, or chunks would import each other in a circle; only what lazy parts alone use stays out. */
const overlays = /node_modules\/(@radix-ui\/(?!react-(switch|select|scroll-area))|@floating-ui|aria-hidden)/

const parts =
  /app-web\/((lib|request|early)\/(?!use-virtual-list|use-size|find|fold|format|paging|searches|panel-visit|download|passkeys|sign-out|local-copies|texts\/(?!en\.json))|texts\/en\.json|ui\/(avatar|button|button-style|icon-button|input|kbd|layers|logo|progress-bar|skeleton|speaker-colour|spinner|tip|tip-state)\.|shell\/each-session\.)/

/** What every list and page of files shares. */
const files =
  /app-web\/(lib\/local-copies|entities\/(task\/(apply-updates|cached-list|found-cache|list-query|task-cache|task-item|use-time-left|rename-task|delete-with-undo)|folder\/(leaving-folders|refresh-folders|use-folders|folder-dialog)))\./

export default defineConfig({
  root: here("."),
  plugins: [completeTexts(here(".")), inlineEarly(here("early/ask-early.ts")), react(), tailwindcss()],
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
            // Small and needed everywhere: one file instead of forty.
            { name: "parts", test: parts, priority: 15 },
            { name: "files", test: files, priority: 15 },
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
      "/collab": { target: server, ws: true },
    },
  },
})
