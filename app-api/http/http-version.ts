import type { Http2Bindings, HttpBindings } from "@hono/node-server"
import type { Context, MiddlewareHandler } from "hono"
import { Http2ServerRequest } from "node:http2"

/** A request with what Node knows of it. */
export type NodeContext = Context<{ Bindings: HttpBindings | Http2Bindings }>

/** The name a request asks for: HTTP/2 has a place of its own for it. */
export const hostOf = ({ env: { incoming } }: Pick<NodeContext, "env">): string | undefined => {
  return incoming instanceof Http2ServerRequest ? incoming.authority : incoming.headers.host
}

/** Whether the reader's browser speaks HTTP/2: to us, or to a proxy that terminates TLS, as all such proxies do today. */
export const isHttp2 = (c: NodeContext): boolean =>
  c.env.incoming instanceof Http2ServerRequest || c.req.header("x-forwarded-proto") === "https"

/** Libraries set the connection headers of HTTP/1.1; Node sets them by itself, and HTTP/2 has none. */
export const withoutConnectionHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const name of ["connection", "keep-alive", "transfer-encoding"]) c.res.headers.delete(name)
}
