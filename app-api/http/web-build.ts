import { Schema } from "effect"
import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"

const names = Schema.optionalKey(Schema.Array(Schema.String))

/** What Vite reports about a build: each module that has its own file, and what it needs. */
export const Manifest = Schema.Record(
  Schema.String,
  Schema.Struct({ file: Schema.String, imports: names, dynamicImports: names, css: names }),
)
export type Manifest = typeof Manifest.Type

export interface WebBuild {
  /** The page as it was built, with places to fill in, and with its styles in it: the first paint waits for nothing else. */
  readonly page: string
  readonly manifest: Manifest
  /** Different for every build. */
  readonly version: string
}

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))

/** The web app as built, read again after each build; null before the first one. */
export const webBuild = (folder: string): () => Promise<WebBuild | null> => {
  const files = [join(folder, "index.html"), join(folder, ".vite", "manifest.json")]
  let seen = ""
  let build: WebBuild | null = null
  return async () => {
    const marks = await Promise.all(files.map(markOf))
    if (marks.includes(null)) return null
    if (marks.join() === seen && build !== null) return build
    const [page = "", manifest = ""] = await Promise.all(files.map((file) => readFile(file, "utf8")))
    const version = createHash("sha256").update(page).update(manifest).digest("hex").slice(0, 12)
    seen = marks.join()
    return build = { page: await withStyles(folder, page), manifest: decode(manifest), version }
  }
}

/** Nothing but the page asks for these: the styles of screens that come later stay in files of their own. */
export const withStyles = async (folder: string, page: string): Promise<string> => {
  const links = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)]
  const styles = await Promise.all(links.map(([, file = ""]) => readFile(join(folder, file), "utf8")))
  return links.reduce(
    (html, [link], index) => html.replace(link, () => `<style>${styles[index]?.trim()}</style>`),
    page,
  )
}

const markOf = (path: string): Promise<string | null> =>
  stat(path).then(({ mtimeMs, size }) => `${mtimeMs}-${size}`, () => null)
