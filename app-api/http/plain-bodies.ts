import type { MiddlewareHandler } from "hono"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"

/** Refuses packed bodies before anything reads them as text (RFC 9110, 15.5.16): a few bytes could unpack to any size. */
export const plainBodies: MiddlewareHandler = async (c, next) => {
  const coding = c.req.header("content-encoding")?.trim().toLowerCase() ?? ""
  if (coding === "" || coding === "identity") return next()
  const words = ["UnsupportedMediaType", "Content-Encoding: must be identity"] as const
  return envelopeOf(415, c.req.header(requestIdHeader) ?? "", words, { "accept-encoding": "identity" })
}
