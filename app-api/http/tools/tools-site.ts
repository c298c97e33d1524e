import { Schema } from "effect"
import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { withStyles } from "../web-build.ts"

/** What the build says of the pages of the tools. */
const Site = Schema.Struct({
  /** The code in addresses, and the language. */
  languages: Schema.Array(Schema.Tuple([Schema.String, Schema.String])),
  /** The path of each page, below the language. */
  paths: Schema.Record(Schema.String, Schema.String),
})
export type ToolsSite = typeof Site.Type

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Site))

export interface ToolsBuild {
  readonly site: ToolsSite
  /** A page as it was prerendered, with its styles in it. */
  readonly page: (page: string, code: string) => Promise<string>
}

/** The prerendered pages, read again after each build; null where there are none. */
export const toolsBuild = (folder: string): () => Promise<ToolsBuild | null> => {
  const file = join(folder, ".tools", "site.json")
  let seen = 0
  let built: ToolsBuild | null = null
  return async () => {
    const written = await stat(file).then(({ mtimeMs }) => mtimeMs, () => null)
    if (written === null) return null
    if (built !== null && written === seen) return built
    const site = decode(await readFile(file, "utf8"))
    const pages = new Map<string, Promise<string>>()
    const page = (name: string, code: string): Promise<string> => {
      const key = join(code, `${name}.html`)
      const found = pages.get(key) ??
        readFile(join(folder, ".tools", key), "utf8").then((html) => withStyles(folder, html))
      pages.set(key, found)
      return found
    }
    seen = written
    return built = { site, page }
  }
}
