import { Effect, Schema } from "effect"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { isLoopbackName } from "./known-hosts.ts"
import { isSame } from "./local-request.ts"

/** The address of INTERNAL_HOST and INTERNAL_PORT cannot be listened on. */
export class InternalPortUnusable extends Schema.TaggedError<InternalPortUnusable>()("InternalPortUnusable", {
  code: Schema.String,
}) {}

interface Options {
  readonly host: string
  readonly port: number
  /** What a bearer must show; null where only this machine can ask, and no page in a browser may. */
  readonly token: string | null
  /** In the text format of Prometheus. */
  readonly text: Effect.Effect<string>
  /** Whether the process should get requests or jobs. */
  readonly isReady: Effect.Effect<boolean>
}

/**
 * `GET /metrics`, `/live` and `/ready` on a port of its own, for what watches the server, until the scope closes. The latter
 * two say no more than a status, so that whatever runs the process may ask.
 */
export const serveMetrics = Effect.fnUntraced(function*({ host, port, token, text, isReady }: Options) {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const mayAsk = ({ headers }: IncomingMessage): boolean =>
    token === null
      ? isLoopbackName(headers.host ?? "")
      : isSame(/^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? "", token)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.split("?")[0]
    if (path === "/live") return void response.writeHead(200).end()
    if (path === "/ready") return void response.writeHead(await run(isReady) ? 200 : 503).end()
    if (path !== "/metrics") return void response.writeHead(404).end()
    if (!mayAsk(request)) return void response.writeHead(token === null ? 421 : 401).end()
    if (request.method !== "GET") return void response.writeHead(405, { allow: "GET" }).end()
    const body = await run(text)
    response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(body)
  }
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end())
  })
  yield* Effect.acquireRelease(
    Effect.callback<void, InternalPortUnusable>((resume) => {
      server.once(
        "error",
        (error) =>
          resume(Effect.fail(new InternalPortUnusable({ code: "code" in error ? String(error.code) : error.name }))),
      )
      server.listen(port, host, () => resume(Effect.void))
    }),
    () =>
      Effect.sync(() => {
        server.close()
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : port
})
