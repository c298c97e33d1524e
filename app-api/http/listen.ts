import { connections } from "#domain/kernel/metrics.ts"
import { keepReading } from "#domain/kernel/readings.ts"
import { getRequestListener } from "@hono/node-server"
import { Effect, Metric } from "effect"
import { createServer, type Server } from "node:http"
import { createSecureServer, type Http2SecureServer } from "node:http2"
import type { Socket } from "node:net"
import { gentlyClosing } from "./close-gently.ts"
import { endSlowBodies, type MinRate } from "./slow-bodies.ts"

/** A certificate chain and its key, as text (PEM). */
export interface TlsIdentity {
  readonly cert: string
  readonly key: string
}

interface Address {
  readonly host: string
  readonly port: number
  /** Null for plain HTTP/1.1. With it, clients that support HTTP/2 get that. */
  readonly tls: TlsIdentity | null
  /** How fast bodies have to arrive. */
  readonly minRate: MinRate
}

type Fetch = Parameters<typeof getRequestListener>[0]

/** Milliseconds. HTTP/2 has only the limit on silence. */
const timeouts = {
  headersTimeout: 20_000,
  /** 400 MB over a slow line. */
  requestTimeout: 3 * 3_600_000,
  /** Longer than common proxies keep a connection, or they send into a closed one. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5000,
}
const silence = 3_600_000
/** Bytes that may be in flight: with the standard 64 kB, distant clients upload slowly. */
const windows = { stream: 1_048_576, connection: 4 * 1_048_576 }

/** Listens until the scope closes, then finishes the requests in progress. */
export const listen = Effect.fnUntraced(function*(fetch: Fetch, { host, port, tls, minRate }: Address) {
  const server = tls === null
    ? createServer(timeouts, getRequestListener(fetch))
    : secure(fetch, tls)
  const sockets = yield* opened(server, host, port)
  yield* keepReading(
    Effect.suspend(() => Metric.update(Metric.withAttributes(connections, { kind: "http" }), sockets.size)),
  )
  const close = gentlyClosing(server, sockets)
  yield* Effect.addFinalizer(() => close)
  yield* Effect.acquireRelease(
    Effect.sync(() => endSlowBodies(server, minRate)),
    (stop) => Effect.sync(stop),
  )
  const address = server.address()
  return {
    server,
    port: typeof address === "object" && address !== null ? address.port : port,
    /** New connections get this certificate. */
    renew: (identity: TlsIdentity) =>
      Effect.sync(() => {
        if ("setSecureContext" in server) server.setSecureContext(identity)
      }),
  }
})

const secure = (fetch: Fetch, identity: TlsIdentity): Http2SecureServer => {
  const settings = { initialWindowSize: windows.stream, maxConcurrentStreams: 128 }
  const server = createSecureServer({ ...timeouts, ...identity, allowHTTP1: true, settings }, getRequestListener(fetch))
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
