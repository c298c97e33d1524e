import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { build, type Plugin } from "vite"

/** Inlines a script into the page, with everything it imports. */
export const inlineEarly = (entry: string, texts: string): Plugin => ({
  name: "inline-early",
  transformIndexHtml: async (html, { server }) => {
    const built = await build({
      configFile: false,
      logLevel: "silent",
      define: { waitingWords: JSON.stringify(waitingWordsIn(texts)) },
      mode: server === undefined ? "production" : "development",
      build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "early" } },
    })
    const [first] = [built].flat()
    const script = first !== undefined && "output" in first ? first.output[0].code : ""
    return html.replace("<!-- early -->", () => `<script>${script.trim()}</script>`)
  },
})

/** What the page says before the app has arrived, by language. */
const waitingWordsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((file) => {
      const texts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(folder, file), "utf8"))
      const words = { loading: texts["waiting.loading"], slow: texts["waiting.slow"], retry: texts["waiting.retry"] }
      return [basename(file, ".json"), words]
    }),
  )
