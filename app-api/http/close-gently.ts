import { Effect } from "effect"
import { type Server, ServerResponse } from "node:http"
import type { Http2SecureServer } from "node:http2"
import { Server as SocketServer, type Socket } from "node:net"

/** Milliseconds in which a client may still send on a connection that it believes to be open. */
const lastRequests = 1000
/** Milliseconds after which unanswered requests are dropped. */
const lastAnswers = 5000

/**
 * Closes a server without losing a request: it accepts no new connections, answers requests in progress or still
 * arriving on open ones, telling clients to use another connection, and closes each one when it is idle.
 */
export const gentlyClosing = (server: Server | Http2SecureServer, sockets: ReadonlySet<Socket>) => {
  const open = new Set<ServerResponse>()
  let isClosing = false
  server.prependListener("request", (_: unknown, response: unknown) => {
    // HTTP/2 tells its clients by itself.
    if (!(response instanceof ServerResponse)) return
    if (isClosing) response.shouldKeepAlive = false
    open.add(response)
    response.once("close", () => open.delete(response))
  })
  return Effect.callback<void>((resume) => {
    isClosing = true
    for (const response of open) response.shouldKeepAlive = false
    const closeIdle = () => "closeIdleConnections" in server && server.closeIdleConnections()
    const timers = [
      setTimeout(closeIdle, lastRequests),
      setTimeout(() => sockets.forEach((socket) => socket.destroy()), lastAnswers),
    ]
    const closed = () => {
      timers.forEach(clearTimeout)
      resume(Effect.void)
    }
    // HTTP/1.1's own `close` would close idle connections at once, even with a request on its way.
    if (server instanceof SocketServer && "closeIdleConnections" in server) {
      SocketServer.prototype.close.call(server, closed)
    } else server.close(closed)
  })
}
