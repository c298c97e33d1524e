import { createReadStream } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import { extname, resolve, sep } from "node:path"
import { Readable } from "node:stream"
import { entityTag, isUnchanged } from "../request/entity-tag.ts"
import { codingFor } from "./content-coding.ts"

const typeOf: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}

/** The compressed variants that the build puts next to a file, best first. */
const twins = { br: ".br", gzip: ".gz" } as const
const hashed = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/
/** What the build leaves for the server: its manifest, packed twins, maps of the sources, and the page before it is filled in. */
const unshown = /\/\.|\.(br|gz|map)$|^\/(index|tools)\.html$/

/** The file that an address refers to: one inside the folder and meant for readers. */
export const siteFile = async (root: string, address: string): Promise<string | null> => {
  const path = pathOf(root, address)
  return path !== null && (await isFile(path)) ? path : null
}

/** Sent compressed if the client accepts it. Hashed names are cached forever, all others revalidated. */
export const sendFile = async (
  request: Request,
  path: string,
  more: Record<string, string> = {},
): Promise<Response> => {
  const coding = codingFor(request.headers.get("accept-encoding"), await codingsOf(path))
  const sent = coding === null ? path : path + twins[coding]
  const { size, tag } = await described(sent)
  const headers = new Headers({
    "content-type": typeOf[extname(path)] ?? "application/octet-stream",
    "cache-control": hashed.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
    etag: tag,
    vary: "Accept-Encoding",
    ...more,
  })
  if (isUnchanged(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers })
  headers.set("content-length", String(size))
  if (coding !== null) headers.set("content-encoding", coding)
  if (request.method === "HEAD") return new Response(null, { headers })
  return new Response(ReadableStream.from(Readable.from(createReadStream(sent))), { headers })
}

const pathOf = (root: string, address: string): string | null => {
  try {
    const decoded = decodeURIComponent(address)
    const path = resolve(root, `.${decoded}`)
    return unshown.test(decoded) || path.includes("\0") || !path.startsWith(root + sep) ? null : path
  } catch {
    return null
  }
}

const isFile = (path: string): Promise<boolean> => stat(path).then((entry) => entry.isFile(), () => false)

const codingsOf = async (path: string): Promise<ReadonlyArray<keyof typeof twins>> => {
  const [br, gzip] = await Promise.all([isFile(path + twins.br), isFile(path + twins.gzip)])
  return [...(br ? ["br" as const] : []), ...(gzip ? ["gzip" as const] : [])]
}

interface Description {
  readonly size: number
  readonly modified: number
  readonly tag: string
}
const known = new Map<string, Description>()

/** Size and entity tag, read again once the file has been rewritten. */
const described = async (path: string): Promise<Description> => {
  const { size, mtimeMs: modified } = await stat(path)
  const before = known.get(path)
  if (before !== undefined && before.size === size && before.modified === modified) return before
  const found = { size, modified, tag: entityTag(await readFile(path)) }
  known.set(path, found)
  return found
}
