import { connections } from "#domain/kernel/metrics.ts"
import { keepReading } from "#domain/kernel/readings.ts"
import type { Hocuspocus } from "@hocuspocus/server"
import { Effect, Metric } from "effect"
import type { IncomingMessage, Server } from "node:http"
import type { Http2SecureServer } from "node:http2"
import type { Duplex } from "node:stream"
import { type WebSocket, WebSocketServer } from "ws"
import type { ConnectionContext } from "./connection-context.ts"
import { isReadable } from "./is-readable.ts"

const path = "/collab"

/** Bytes of one message: a whole document, the largest there is. */
const maxPayload = 8_000_000

/** Sockets in all; each costs memory even before it has shown a ticket. */
const maxSockets = 5000
/** Those of one network: more than a large office opens, and too few to keep everybody else out. */
const maxOfNetwork = 500

/** The server is being started again: clients connect again by themselves. */
const serviceRestart = 1012
/** Milliseconds that clients have for their side of closing. */
const lastWords = 1000
const invalidPayload = 1007

interface Accepting {
  /** Whether a request comes from a page of ours. */
  readonly isOurs: (request: IncomingMessage) => boolean
  /** Where a request comes from; null for the machine itself, whose sockets only count towards the total. */
  readonly networkOf: (request: IncomingMessage) => string | null
}

/** Accepts WebSockets at `/collab` until the scope closes. */
export const acceptSockets = (
  server: Server | Http2SecureServer,
  hocuspocus: Hocuspocus<ConnectionContext>,
  accepting: Accepting,
) =>
  Effect.flatMap(
    accepted(server, hocuspocus, accepting),
    ({ sockets }) =>
      keepReading(Effect.suspend(() =>
        Metric.update(Metric.withAttributes(connections, { kind: "collaboration" }), sockets.clients.size)
      )),
  )

const accepted = (
  server: Server | Http2SecureServer,
  hocuspocus: Hocuspocus<ConnectionContext>,
  { isOurs, networkOf }: Accepting,
) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const sockets = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false })
      const perNetwork = countsByName()
      const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
        if (request.url?.split("?")[0] !== path) return refuse(socket, "404 Not Found")
        if (!isOurs(request)) return refuse(socket, "403 Forbidden")
        if (sockets.clients.size >= maxSockets) return refuse(socket, "503 Service Unavailable")
        const network = networkOf(request)
        if (network !== null && perNetwork.of(network) >= maxOfNetwork) return refuse(socket, "429 Too Many Requests")
        sockets.handleUpgrade(request, socket, head, (opened) => {
          if (network !== null) opened.once("close", perNetwork.add(network))
          connect(opened, hocuspocus)
        })
      }
      server.on("upgrade", upgrade)
      return { sockets, upgrade }
    }),
    ({ sockets, upgrade }) =>
      Effect.callback<void>((resume) => {
        server.off("upgrade", upgrade)
        sockets.close(() => resume(Effect.void))
        for (const socket of sockets.clients) {
          const timer = setTimeout(() => socket.terminate(), lastWords)
          socket.once("close", () => clearTimeout(timer))
          socket.close(serviceRestart)
        }
      }),
  )

/** How many there are of each name. */
const countsByName = () => {
  const counts = new Map<string, number>()
  const of = (name: string): number => counts.get(name) ?? 0
  const change = (name: string, by: 1 | -1): void => {
    const count = of(name) + by
    if (count === 0) counts.delete(name)
    else counts.set(name, count)
  }
  /** Counts one more; what it returns takes it back. */
  const add = (name: string) => {
    change(name, 1)
    return () => change(name, -1)
  }
  return { of, add }
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const connect = (socket: WebSocket, hocuspocus: Hocuspocus<ConnectionContext>): void => {
  const connection = hocuspocus.handleConnection(
    {
      send: (data) => typeof data === "string" || !(data instanceof Blob) ? socket.send(data) : undefined,
      close: (code, reason) => socket.close(code, reason),
      get readyState() {
        return socket.readyState
      },
    },
    new Request("http://localhost/collab"),
  )
  socket.on("message", (data) => {
    const bytes = new Uint8Array(bytesOf(data))
    if (isReadable(bytes)) connection.handleMessage(bytes)
    else socket.close(invalidPayload)
  })
  socket.on("close", (code, reason) => connection.handleClose({ code, reason: reason.toString() }))
  // "close" follows, which is where it is handled.
  socket.on("error", () => undefined)
}

const bytesOf = (data: Buffer | ArrayBuffer | ReadonlyArray<Buffer>): Buffer | ArrayBuffer =>
  Array.isArray(data)
    ? Buffer.concat(data)
    : data instanceof ArrayBuffer || Buffer.isBuffer(data)
    ? data
    : Buffer.alloc(0)
