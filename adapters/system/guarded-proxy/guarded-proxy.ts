import { Effect, type Scope } from "effect"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { dial, DialRefused, type DialRules } from "./dial.ts"

export interface ProxyRules extends DialRules {
  /** Where it listens: the path of a socket in a folder that only we and the program can enter. */
  readonly socket: string
  /** The most bytes that may come in; with more, its connections end. */
  readonly maxBytes: number
  /** An address that leads to us instead of the network, as "host:port", and who answers there. */
  readonly own?: { readonly address: string; readonly serve: (client: Socket) => void }
}

export interface GuardedProxy {
  /** Bytes that came in. */
  readonly received: () => number
  /** Whether more than the allowed bytes came. */
  readonly isOver: () => boolean
  /** Whether something was asked of an address that is not public. */
  readonly hasRefused: () => boolean
}

/**
 * The only way out for a program that fetches what people paste. Redirects and addresses inside pages come through it as
 * well, so that no way leads to the network of the server. It closes with the scope.
 */
export const guardedProxy = (rules: ProxyRules): Effect.Effect<GuardedProxy, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(Effect.promise(() => listening(rules)), ({ close }) => Effect.promise(close)),
    ({ proxy }) => proxy,
  )

const listening = async (rules: ProxyRules) => {
  let received = 0
  let hasRefused = false
  const open = new Set<Socket>()
  const reach = async (host: string, port: number): Promise<Socket> => {
    const socket = await dial(host, port, rules).catch((error: unknown) => {
      hasRefused ||= error instanceof DialRefused
      throw error
    })
    open.add(socket)
    socket.once("close", () => open.delete(socket))
    socket.on("data", (bytes) => {
      received += bytes.length
      if (received > rules.maxBytes) open.forEach((one) => one.destroy())
    })
    return socket
  }
  const server = createServer((asked, answer) => void forward(reach, asked, answer))
  server.on("connect", (asked, client: Socket, head) => {
    if (rules.own === undefined || asked.url !== rules.own.address) return void tunnel(reach, asked, client, head)
    client.write("HTTP/1.1 200 OK\r\n\r\n")
    client.unshift(head)
    rules.own.serve(client)
  })
  server.on("connection", (client) => {
    open.add(client)
    client.once("close", () => open.delete(client))
  })
  await new Promise<void>((done) => server.listen(rules.socket, done))
  const proxy: GuardedProxy = {
    received: () => received,
    isOver: () => received > rules.maxBytes,
    hasRefused: () => hasRefused,
  }
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      open.forEach((one) => one.destroy())
    })
  return { proxy, close }
}

type Reach = (host: string, port: number) => Promise<Socket>

const statusOf = (error: unknown): number => error instanceof DialRefused ? 403 : 502

const hopByHop = new Set(["proxy-connection", "proxy-authorization", "connection", "keep-alive", "upgrade"])

const forward = async (reach: Reach, asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
  const url = URL.parse(asked.url ?? "")
  if (url?.protocol !== "http:") return void answer.writeHead(400).end()
  try {
    const socket = await reach(url.hostname, Number(url.port || 80))
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !hopByHop.has(name)))
    const out = request({
      createConnection: () => socket,
      method: asked.method,
      path: url.pathname + url.search,
      headers: { ...headers, connection: "close" },
    }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
      given.once("aborted", () => answer.destroy())
    })
    out.once("error", () => answer.destroy())
    answer.once("close", () => socket.destroy())
    asked.pipe(out)
  } catch (error) {
    answer.writeHead(statusOf(error)).end()
  }
}

const tunnel = async (reach: Reach, asked: IncomingMessage, client: Socket, head: Buffer): Promise<void> => {
  client.on("error", () => client.destroy())
  const url = URL.parse(`http://${asked.url ?? ""}`)
  if (url === null) return void client.end("HTTP/1.1 400 Bad Request\r\n\r\n")
  try {
    const socket = await reach(url.hostname, Number(url.port || 80))
    client.once("close", () => socket.destroy())
    socket.once("close", () => client.destroy())
    client.write("HTTP/1.1 200 OK\r\n\r\n")
    socket.write(head)
    socket.pipe(client).pipe(socket)
  } catch (error) {
    client.end(`HTTP/1.1 ${statusOf(error)} Refused\r\n\r\n`)
  }
}
