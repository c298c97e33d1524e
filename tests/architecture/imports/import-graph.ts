import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { parseSync } from "rolldown/utils"

const root = join(import.meta.dirname, "../../..")

/** Who imports whom: paths from the root, by importing file. */
export type ImportGraph = ReadonlyMap<string, ReadonlyArray<string>>

/** The text of every product file under version control, by path. */
export const productFiles = (): ReadonlyMap<string, string> => {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "domain", "adapters", "app-*"], {
    cwd: root,
    encoding: "utf8",
  })
  const paths = listed.split("\n").filter((path) => /\.tsx?$/.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]))
}

const aliases = {
  domain: "domain",
  adapters: "adapters",
  api: "app-api",
  mcp: "app-mcp",
  cli: "app-cli",
  web: "app-web",
}

const resolve = (importer: string, specifier: string): string | null => {
  const alias = Object.entries(aliases).find(([name]) => specifier.startsWith(`#${name}/`))
  if (alias) return posix.join(alias[1], specifier.slice(alias[0].length + 2))
  return specifier.startsWith(".") ? posix.normalize(posix.join(dirname(importer), specifier)) : null
}

/** Imports and exports of values and of types, `import()` of both included. */
const specifiersIn = (path: string, text: string): ReadonlyArray<string> => {
  const { module } = parseSync(path, text)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
    ),
    ...[...text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g)].flatMap(([, specifier]) => specifier ?? []),
  ]
}

export const importGraph = (files: ReadonlyMap<string, string>): ImportGraph =>
  new Map([...files].map(([path, text]) => [
    path,
    [...new Set(specifiersIn(path, text).flatMap((specifier) => resolve(path, specifier) ?? []))],
  ]))
