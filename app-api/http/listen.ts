import { getRequestListener } from "@hono/node-server"
import { Effect } from "effect"
import { createServer, type Server } from "node:http"
import { createSecureServer, type Http2SecureServer } from "node:http2"
import type { Socket } from "node:net"

/** A certificate chain and its key, as text (PEM). */
export interface TlsIdentity {
  readonly cert: string
  readonly key: string
}

interface Address {
  readonly host: string
  readonly port: number
  /** Null to speak plain HTTP/1.1. With it, HTTP/2 is spoken to who can. */
  readonly tls: TlsIdentity | null
}

type Fetch = Parameters<typeof getRequestListener>[0]

/** Milliseconds a request may take to arrive: 400 MB over a slow line. HTTP/2 has no such limit, only one for silence. */
const slowest = 3 * 3_600_000
const silence = 3_600_000
/** Milliseconds a connection may wait for its next request: longer than common proxies keep theirs, or they send into a closed one. */
const idle = 75_000
/** Bytes that may be on their way at once: with the 64 kB of the standard, a distant reader uploads slowly. */
const windows = { stream: 1_048_576, connection: 4 * 1_048_576 }

/** Listens until the scope closes; then it takes no more requests and gives those under way five seconds. */
export const listen = Effect.fnUntraced(function*(fetch: Fetch, { host, port, tls }: Address) {
  const server = tls === null
    ? createServer({ requestTimeout: slowest, keepAliveTimeout: idle }, getRequestListener(fetch))
    : secure(fetch, tls)
  const sockets = yield* opened(server, host, port)
  yield* Effect.addFinalizer(() => close(server, sockets))
  const address = server.address()
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    /** Connections from now on get this certificate. */
    renew: (identity: TlsIdentity) =>
      Effect.sync(() => {
        if ("setSecureContext" in server) server.setSecureContext(identity)
      }),
  }
})

const secure = (fetch: Fetch, identity: TlsIdentity): Http2SecureServer => {
  // For those who speak HTTP/1.1; the types do not know that Node takes it here.
  const old = { requestTimeout: slowest }
  const settings = { initialWindowSize: windows.stream, maxConcurrentStreams: 128 }
  const server = createSecureServer({ ...old, ...identity, allowHTTP1: true, settings }, getRequestListener(fetch))
  server.on("session", (session) => session.setLocalWindowSize(windows.connection))
  return server.setTimeout(silence)
}

/** The address is taken, or may not be used. */
const opened = (server: Server | Http2SecureServer, host: string, port: number) =>
  Effect.callback<ReadonlySet<Socket>>((resume) => {
    const sockets = new Set<Socket>()
    server.on("connection", (socket: Socket) => {
      sockets.add(socket)
      socket.once("close", () => sockets.delete(socket))
    })
    server.once("error", (error) => resume(Effect.die(error)))
    server.listen(port, host, () => resume(Effect.succeed(sockets)))
  })

const close = (server: Server | Http2SecureServer, sockets: ReadonlySet<Socket>): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const force = setTimeout(() => sockets.forEach((socket) => socket.destroy()), 5000)
    server.close(() => {
      clearTimeout(force)
      resume(Effect.void)
    })
  })
