import { readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import type { Catalogue } from "./catalogue.ts"

/** Beside the sources, and in `dist/` beside the built server. */
export const cataloguesFolder = new URL("../texts/", import.meta.url)

/** The languages that there are texts in: one file each. */
export const catalogueNames: ReadonlyArray<string> = readdirSync(cataloguesFolder)
  .filter((file) => /^[a-z]{2,3}(-\w+)?\.json$/.test(file))
  .map((file) => basename(file, ".json"))

export const readCatalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`${language}.json`, cataloguesFolder), "utf8"))
