import { build, type Plugin } from "vite"

/** Puts a script into the page itself, with all it imports. */
export const inlineEarly = (entry: string): Plugin => ({
  name: "inline-early",
  transformIndexHtml: async (html, { server }) => {
    const made = await build({
      configFile: false,
      logLevel: "silent",
      mode: server === undefined ? "production" : "development",
      build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "early" } },
    })
    const [first] = [made].flat()
    const script = first !== undefined && "output" in first ? first.output[0].code : ""
    return html.replace("<!-- early -->", () => `<script>${script.trim()}</script>`)
  },
})
