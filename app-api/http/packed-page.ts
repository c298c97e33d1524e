import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { entityTag, isUnchanged } from "../request/entity-tag.ts"
import { codingFor } from "./content-coding.ts"
import { contentPolicy, type Foreign, inlineOf } from "./content-policy.ts"

export interface PackedPage {
  readonly policy: string
  readonly bodies: Readonly<Record<"br" | "gzip" | "plain", Uint8Array<ArrayBuffer>>>
}

const packed = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The last few percent would keep the first reader of each page waiting. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** A page in all the ways it can be sent, with a policy that allows what is written into it, and what is configured. */
export const packPage = async (html: string, foreign: Foreign): Promise<PackedPage> => {
  const plain = new TextEncoder().encode(html)
  const [br, gz] = await Promise.all([packed.br(plain, quick), packed.gzip(plain, { level: 9 })])
  return {
    policy: contentPolicy(inlineOf(html), foreign),
    bodies: { plain, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
  }
}

/** Sent again only if it has changed. */
export const sendPage = (request: Request, { policy, bodies }: PackedPage, status: 200 | 404): Response => {
  const coding = codingFor(request.headers.get("accept-encoding"), ["br", "gzip"])
  const body = bodies[coding ?? "plain"]
  const tag = entityTag(body)
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-cache",
    etag: tag,
    vary: "Accept-Encoding, Accept-Language",
  })
  if (status === 200 && isUnchanged(request.headers.get("if-none-match"), tag)) {
    return new Response(null, { status: 304, headers })
  }
  if (coding !== null) headers.set("content-encoding", coding)
  headers.set("content-length", String(body.byteLength))
  return new Response(request.method === "HEAD" ? null : body, { status, headers })
}
