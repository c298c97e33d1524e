import { createServer, type IncomingMessage } from "node:http"

/** What happens in the meeting that a provider's bot is sent to. */
export interface World {
  stage: "joining" | "waiting" | "in" | "out"
  why: "host" | "left" | "denied" | "fatal"
  wasIn: boolean
  /** When it was out, by the clock of the provider. */
  outAt: string
  people: ReadonlyArray<string>
  /** Whether the recording is made; or where it is said to be. */
  recording: "later" | "ready" | { readonly at: string }
  /** How the next requests fail. */
  trouble: "html" | "endless" | "redirect" | "cut" | number | null
  /** What the recording holds. */
  audio: Buffer | "endless" | "html" | "cut"
  sent: number
  dismissed: number
}

interface Reply {
  readonly status?: number
  readonly json?: unknown
  readonly audio?: true
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
  /** The provider's own address. */
  readonly origin: string
}

export interface Provider {
  readonly url: string
  readonly world: World
  readonly asked: Array<Asked>
  readonly close: () => Promise<void>
}

export const key = "k-of-the-provider"

/** A provider of the tests on loopback: `answer` speaks its protocol. It wants its key everywhere but for recordings. */
export const aProvider = async (
  header: readonly [name: string, value: string],
  answer: (world: World, asked: Asked) => Reply,
): Promise<Provider> => {
  const world: World = {
    stage: "joining",
    why: "host",
    wasIn: false,
    outAt: "2026-11-29T06:30:00Z",
    people: [],
    recording: "later",
    trouble: null,
    audio: Buffer.from("the recording"),
    sent: 0,
    dismissed: 0,
  }
  const asked: Array<Asked> = []
  const server = createServer((request, response) =>
    void (async () => {
      const url = new URL(request.url ?? "/", `http://${request.headers.host}`)
      const isFile = url.pathname === "/file" || url.pathname.endsWith("/raw")
      const one = { ...await read(request), path: url.pathname, query: url.searchParams, origin: url.origin }
      asked.push(one)
      const { trouble, audio } = world
      if (trouble === "html") return response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>")
      if (trouble === "redirect") return response.writeHead(302, { location: "http://127.0.0.1:1/inside" }).end()
      if (trouble === "cut") return request.socket.destroy()
      if (typeof trouble === "number") return response.writeHead(trouble, { "retry-after": "0" }).end("{}")
      const endless = () => response.write(Buffer.alloc(1_000_000, 32), (error) => error ? undefined : void endless())
      if (trouble === "endless") return void endless()
      const isOwn = request.headers[header[0]] === header[1]
      if (!isOwn && url.pathname !== "/file" && url.pathname !== "/timeline") return response.writeHead(401).end("{}")
      const reply = answer(world, one)
      if (!isFile && reply.audio !== true) {
        response.writeHead(reply.status ?? 200, { "content-type": "application/json" })
        return response.end(JSON.stringify(reply.json ?? {}))
      }
      if (audio === "html") return response.writeHead(200, { "content-type": "text/html" }).end("<h1>Expired</h1>")
      response.writeHead(200, { "content-type": "audio/mpeg" })
      if (audio === "endless") return void endless()
      if (audio === "cut") return response.write("half", () => request.socket.destroy())
      return response.end(audio)
    })().catch(() => response.destroy())
  )
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    world,
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const read = async (request: IncomingMessage) => {
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString()
  const body: Record<string, unknown> = text === "" ? {} : JSON.parse(text)
  return { method: request.method ?? "GET", body }
}
