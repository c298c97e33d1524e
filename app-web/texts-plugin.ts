import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"
import { catalogueNames, cataloguesFolder, readCatalogue } from "../texts/catalogue-files.ts"
import { compiled } from "../texts/catalogue.ts"
import { flawsOf } from "../texts/flaws.ts"

const fileOf = (language: string): string => fileURLToPath(new URL(`${language}.json`, cataloguesFolder))

/** How code names the texts that it needs. */
const named = /\b(?:useText|textsOf)\("([\w/-]+)"\)/g
/** The texts of one namespace: English, with the ways to the other languages; or those of one of these. */
const part = /\/texts\/([\w-]+)\.json\?namespace=([\w/-]+)$/
const english = (namespace: string): string => `${fileOf("en")}?namespace=${namespace}`

/**
 * Loads with each module the texts that it names by `useText("namespace")` or `textsOf("namespace")`: English as a part of the
 * code, the reader's language beside it. The build fails when a language lacks a text, has one too many, or loses a placeholder.
 */
export const texts = (): Plugin => ({
  name: "texts",
  enforce: "pre",
  buildStart() {
    const flaws = catalogueNames.flatMap((language) =>
      flawsOf(readCatalogue("en"), readCatalogue(language), language).map((flaw) => `texts/${language}.json: ${flaw}`)
    )
    if (flaws.length > 0) this.error(flaws.join("\n"))
  },
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    const namespaces = new Set([...code.matchAll(named)].map(([, namespace = ""]) => namespace))
    if (namespaces.size === 0) return null
    const imports = [...namespaces].map((namespace) => `import ${JSON.stringify(english(namespace))};`)
    return { code: `${imports.join("")}${code}`, map: null }
  },
  resolveId: (id) => part.test(id) ? id : null,
  load(id) {
    const [, language = "", namespace = ""] = part.exec(id) ?? []
    if (namespace === "") return null
    this.addWatchFile(fileOf(language))
    const messages = JSON.stringify(compiled(readCatalogue(language), namespace))
    if (language !== "en") return { code: `export default ${messages}`, moduleType: "js" }
    const others = catalogueNames.filter((other) => other !== "en").map((other) =>
      `${JSON.stringify(other)}: () => import(${JSON.stringify(`${fileOf(other)}?namespace=${namespace}`)})`
    )
    return {
      code: `import { addCatalogue } from "#web/lib/catalogues.ts"
addCatalogue(${messages}, { ${others.join(", ")} })`,
      moduleType: "js",
    }
  },
})
