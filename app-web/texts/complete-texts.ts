import { readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { Plugin } from "vite"
import { flawsOf } from "./flaws.ts"

export interface TextFiles {
  /** The folder, from the root of the app. */
  readonly name: string
  readonly english: unknown
  readonly translations: ReadonlyMap<string, unknown>
}

/** Every catalogue of the app: a folder `texts` with a file for each language. */
export const cataloguesIn = (root: string): ReadonlyArray<TextFiles> => {
  const read = (folder: string, language: string): unknown =>
    JSON.parse(readFileSync(join(root, folder, `${language}.json`), "utf8"))
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && basename(dirname(file)) === "texts")
  return Object.entries(Object.groupBy(files, dirname)).map(([folder, files = []]) => {
    const languages = files.map((file) => basename(file, ".json")).filter((language) => language !== "en")
    return {
      name: folder,
      english: read(folder, "en"),
      translations: new Map(languages.map((language) => [language, read(folder, language)])),
    }
  })
}

/** Fails the build when a language lacks a text, has one too many, or loses a placeholder. */
export const completeTexts = (root: string): Plugin => ({
  name: "complete-texts",
  buildStart() {
    const flaws = cataloguesIn(root).flatMap(({ name, english, translations }) =>
      [...translations].flatMap(([language, texts]) =>
        flawsOf(english, texts).map((flaw) => `${name}/${language}.json: ${flaw}`)
      )
    )
    if (flaws.length > 0) this.error(`Texts are missing:\n${flaws.join("\n")}`)
  },
})
