import type { MiddlewareHandler } from "hono"

/** Libraries say of the connection what HTTP/1.1 wants said; Node says it by itself, and HTTP/2 has no such headers. */
export const withoutConnectionHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const name of ["connection", "keep-alive", "transfer-encoding"]) c.res.headers.delete(name)
}
