import type { MiddlewareHandler } from "hono"
import { randomUUID } from "node:crypto"
import { requestIdHeader } from "../request/request-id.ts"

const sane = /^[A-Za-z0-9_.:-]{1,64}$/

/** Each request has an id: the one it came with, if that looks like one, or a new one. It is in every answer. */
export const requestIds: MiddlewareHandler = async (c, next) => {
  const given = c.req.header(requestIdHeader) ?? ""
  const id = sane.test(given) ? given : randomUUID()
  c.req.raw.headers.set(requestIdHeader, id)
  await next()
  c.res.headers.set(requestIdHeader, id)
}
