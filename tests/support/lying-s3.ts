import { Effect } from "effect"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"

/** How a service misbehaves from now on. */
interface Lie {
  /** Cuts the connection of uploads after this many requests with a body; null for never. */
  cutAfter: number | null
  /** What it says of the size of an object: that many bytes more. */
  moreBytes: number
  /** Cuts what is fetched after this many bytes; null for never. */
  fetchedBytes: number | null
}

/** Stands in front of an S3 service at an endpoint, and lies when it is told to. */
export const lyingS3 = Effect.fnUntraced(function*(endpoint: string) {
  const lie: Lie = { cutAfter: null, moreBytes: 0, fetchedBytes: null }
  const server = createServer((from, to) => pass(new URL(endpoint), lie, from, to))
  const port = yield* Effect.acquireRelease(
    Effect.promise(() =>
      new Promise<number>((resolve) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address()
          resolve(typeof address === "object" && address !== null ? address.port : 0)
        })
      })
    ),
    () =>
      Effect.promise(() =>
        new Promise<void>((resolve) => {
          server.closeAllConnections()
          server.close(() => resolve())
        })
      ),
  )
  return { lie, endpoint: `http://127.0.0.1:${port}` }
})

const pass = (target: URL, lie: Lie, from: IncomingMessage, to: ServerResponse): void => {
  if (from.method === "PUT" && lie.cutAfter !== null && lie.cutAfter-- <= 0) return void from.socket.destroy()
  const { headers, method, url: path } = from
  const asked = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
    const length = Number(answer.headers["content-length"] ?? 0)
    const said = method === "HEAD" && lie.moreBytes > 0 ? { "content-length": String(length + lie.moreBytes) } : {}
    if (method !== "GET" || lie.fetchedBytes === null) {
      to.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...said })
      return void answer.pipe(to)
    }
    const { fetchedBytes } = lie
    to.writeHead(answer.statusCode ?? 500, { ...answer.headers, "content-length": String(fetchedBytes) })
    let sent = 0
    answer.on("data", (bytes: Buffer) => {
      to.write(bytes.subarray(0, Math.max(0, fetchedBytes - sent)))
      sent += bytes.length
    })
    answer.on("end", () => to.end())
  })
  asked.on("error", () => to.destroy())
  from.pipe(asked)
}
