import { build, type Plugin } from "vite"

/** Inlines a script into the page, with everything it imports. */
export const inlineEarly = (entry: string): Plugin => ({
  name: "inline-early",
  transformIndexHtml: async (html, { server }) => {
    const built = await build({
      configFile: false,
      logLevel: "silent",
      mode: server === undefined ? "production" : "development",
      build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "early" } },
    })
    const [first] = [built].flat()
    const script = first !== undefined && "output" in first ? first.output[0].code : ""
    return html.replace("<!-- early -->", () => `<script>${script.trim()}</script>`)
  },
})
