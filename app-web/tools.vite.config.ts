import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { texts } from "./texts-plugin.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The pages of the free tools. A build of their own: they share the code of the app, but no chunk that is made for its
 * screens. With `--ssr`, what renders the pages.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: here("."),
  publicDir: false,
  plugins: [texts(), react(), tailwindcss()],
  build: {
    outDir: isSsrBuild ? "../dist/prerender" : "../dist/web",
    emptyOutDir: false,
    target: "es2022",
    manifest: isSsrBuild ? false : ".vite/tools.json",
    // The largest, which reads and writes media, is only fetched for a chosen file.
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: here(isSsrBuild ? "tools/prerender.tsx" : "tools.html"),
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] } },
      }),
    },
  },
}))
