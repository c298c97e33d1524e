import { build, type Plugin } from "vite"
import { catalogueNames, readCatalogue } from "../../texts/catalogue-files.ts"

/** Inlines a script into the page, with everything it imports. */
export const inlineEarly = (entry: string): Plugin => ({
  name: "inline-early",
  transformIndexHtml: async (html, { server }) => {
    const built = await build({
      configFile: false,
      logLevel: "silent",
      define: { waitingWords: JSON.stringify(waitingWords()) },
      mode: server === undefined ? "production" : "development",
      build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "early" } },
    })
    const [first] = [built].flat()
    const script = first !== undefined && "output" in first ? first.output[0].code : ""
    return html.replace("<!-- early -->", () => `<script>${script.trim()}</script>`)
  },
})

/** What the page says before the app has arrived, by language. */
const waitingWords = () =>
  Object.fromEntries(catalogueNames.map((language) => {
    const { early: texts = {} } = readCatalogue(language)
    return [language, { loading: texts["waiting.loading"], slow: texts["waiting.slow"], retry: texts["waiting.retry"] }]
  }))
