import type { Http2Bindings, HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import { Http2ServerRequest } from "node:http2"

/** A request with what Node knows of it. */
export type NodeContext = Context<{ Bindings: HttpBindings | Http2Bindings }>

/** The name a request asks for: HTTP/2 has a place of its own for it. */
export const hostOf = (c: NodeContext): string | undefined => {
  const { incoming } = c.env
  return incoming instanceof Http2ServerRequest ? incoming.authority : c.req.header("host")
}

/** Whether the reader's browser speaks HTTP/2: to us, or to a proxy that ends TLS, as all of them do today. */
export const isHttp2 = (c: NodeContext): boolean =>
  c.env.incoming instanceof Http2ServerRequest || c.req.header("x-forwarded-proto") === "https"
