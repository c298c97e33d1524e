import type { Handler } from "hono"
import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import { extname, join, resolve, sep } from "node:path"
import { Readable } from "node:stream"
import { envelopeOf } from "../rest/envelope-of.ts"
import { requestIdHeader } from "../rest/request-id.ts"

const typeOf: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".onnx": "application/octet-stream",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}

const hashed = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/
const packed = [["br", ".br"], ["gzip", ".gz"]] as const

/** The built web app: hashed files for ever, everything else asked for anew; pages of the app are all its index. */
export const staticSite = (folder: string): Handler => {
  const root = resolve(folder)
  return async (c) => {
    const id = c.req.header(requestIdHeader) ?? ""
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return envelopeOf(405, id, undefined, { allow: "GET, HEAD" })
    const path = pathOf(root, c.req.path)
    if (path === null) return envelopeOf(404, id)
    const file = await found(path, extname(path) === "" ? join(root, "index.html") : null)
    if (file === null) return envelopeOf(404, id)
    return send(c.req.raw, file)
  }
}

/** The file an address means, if it lies within the site. */
const pathOf = (root: string, address: string): string | null => {
  try {
    const path = resolve(root, `.${decodeURIComponent(address)}`)
    return path.includes("\0") || (path !== root && !path.startsWith(root + sep)) ? null : path
  } catch {
    return null
  }
}

const found = async (path: string, fallback: string | null): Promise<string | null> =>
  (await isFile(path)) ? path : fallback !== null && (await isFile(fallback)) ? fallback : null

const isFile = (path: string): Promise<boolean> => stat(path).then((entry) => entry.isFile(), () => false)

const send = async (request: Request, path: string): Promise<Response> => {
  const accepted = request.headers.get("accept-encoding") ?? ""
  const [encoding, ending] = (await firstPacked(path, accepted)) ?? [null, ""]
  const { size, mtimeMs } = await stat(path + ending)
  const isPage = extname(path) === ".html"
  const etag = `"${isPage ? await digest(path) : `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`}"`
  const headers = new Headers({
    "content-type": typeOf[extname(path)] ?? "application/octet-stream",
    "cache-control": hashed.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
    etag,
    vary: "Accept-Encoding",
  })
  if (request.headers.get("if-none-match")?.includes(etag) === true) return new Response(null, { status: 304, headers })
  headers.set("content-length", String(size))
  if (encoding !== null) headers.set("content-encoding", encoding)
  if (request.method === "HEAD") return new Response(null, { headers })
  return new Response(ReadableStream.from(Readable.from(createReadStream(path + ending))), { headers })
}

const firstPacked = async (path: string, accepted: string) => {
  const there = await Promise.all(packed.map(([, ending]) => isFile(path + ending)))
  const wanted = (encoding: string, index: number) =>
    there[index] === true && new RegExp(`\\b${encoding}\\b`).test(accepted)
  return packed.find(([encoding], index) => wanted(encoding, index)) ?? null
}

const digest = async (path: string): Promise<string> =>
  createHash("sha256").update(await readFile(path)).digest("base64url").slice(0, 22)
