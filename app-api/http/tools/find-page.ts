import type { ToolsSite } from "./tools-site.ts"

export type FoundPage =
  | {
    readonly _tag: "Page"
    readonly page: string /** Null for the reader's language. */
    readonly code: string | null
  }
  | { readonly _tag: "Moved"; readonly to: string }

const base = "/tools/"

/** The page at an address of the tools; null if there is none. */
export const findPage = ({ languages, paths }: ToolsSite, path: string): FoundPage | null => {
  if (path === "/tools") return { _tag: "Moved", to: base }
  const below = path.slice(base.length)
  const [first = ""] = below.split("/")
  const code = languages.find(([known]) => known === first)?.[0] ?? null
  if (code !== null && below === code) return { _tag: "Moved", to: `${base}${code}/` }
  const rest = code === null ? below : below.slice(code.length + 1)
  if (rest.endsWith("/")) return { _tag: "Moved", to: path.replace(/\/+$/, "") }
  const page = Object.keys(paths).find((name) => paths[name] === rest)
  return page === undefined ? null : { _tag: "Page", page, code }
}

/** Where a page is; without a language for readers of all. */
export const addressIn = ({ paths }: ToolsSite, page: string, code: string | null): string =>
  `${base}${code === null ? "" : `${code}/`}${paths[page] ?? ""}`
