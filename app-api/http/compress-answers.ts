import type { MiddlewareHandler } from "hono"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { codingFor } from "./content-coding.ts"

/** Bytes below which compressing costs more than it saves. */
const worthwhile = 1024
/** Complete texts: not recordings, archives, or streams, whose parts must go out as they come. */
const packable = /^(application\/(json|problem\+json|schema\+json)|text\/(?!event-stream)[\w.+-]+)\s*(;|$)/i

const packed = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 5 }),
}

/** Compresses text responses, fast rather than small. Already compressed ones, and ranges, are left as they are. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, status } = c.res
  if (!packable.test(headers.get("content-type") ?? "") || headers.has("content-encoding") || status === 206) return
  if (Number(headers.get("content-length") ?? worthwhile) < worthwhile) return
  if (headers.get("vary")?.includes("Accept-Encoding") !== true) headers.append("vary", "Accept-Encoding")
  const coding = codingFor(c.req.header("accept-encoding"), ["br", "gzip"])
  if (coding === null) return
  // Without a body, the compressed length is not known.
  if (c.res.body === null) return c.res.headers.delete("content-length")
  const bytes = new Uint8Array(await c.res.arrayBuffer())
  const answer = bytes.byteLength < worthwhile ? bytes : new Uint8Array(await packed[coding](bytes))
  const changed = new Headers(headers)
  changed.set("content-length", String(answer.byteLength))
  if (answer !== bytes) {
    changed.set("content-encoding", coding)
    // Tags identify the bytes sent; a weak one still identifies the content.
    const tag = headers.get("etag")
    if (tag?.startsWith('"') === true) changed.set("etag", `W/${tag}`)
  }
  c.res = undefined
  c.res = new Response(answer, { status, headers: changed })
}
