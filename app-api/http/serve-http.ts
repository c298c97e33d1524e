import { getRequestListener } from "@hono/node-server"
import { Effect } from "effect"
import { createServer, type Server } from "node:http"
import { type AppOptions, makeApp } from "./app.ts"
import { ServerFolder } from "./server-folder.ts"
import { sweepExpired } from "./sweep-expired.ts"

export interface ServeOptions extends AppOptions {
  readonly host: string
  readonly port: number
  /** Where forms are received: best on the disk of the uploads. */
  readonly incoming: string
}

interface Serving {
  readonly port: number
}

/** Listens until the scope closes; then it takes no more requests and gives those under way five seconds. */
export const serveHttp = Effect.fnUntraced(function*({ host, port, incoming, ...options }: ServeOptions) {
  const app = yield* Effect.provideService(makeApp(options), ServerFolder, { incoming })
  const server = yield* Effect.acquireRelease(listen(app.fetch, host, port), close)
  yield* Effect.forkScoped(sweepExpired)
  const address = server.address()
  const serving: Serving = { port: typeof address === "object" && address !== null ? address.port : port }
  return serving
})

/** Milliseconds a request may take to arrive: 400 MB over a slow line. */
const slowest = 3 * 3_600_000

/** The address is taken, or may not be used. */
const listen = (fetch: (request: Request) => Response | Promise<Response>, hostname: string, port: number) =>
  Effect.callback<Server>((resume) => {
    const server = createServer({ requestTimeout: slowest }, getRequestListener(fetch))
    server.once("error", (error) => resume(Effect.die(error)))
    server.listen(port, hostname, () => resume(Effect.succeed(server)))
  })

const close = (server: Server): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const force = setTimeout(() => server.closeAllConnections(), 5000)
    server.close(() => {
      clearTimeout(force)
      resume(Effect.void)
    })
    server.closeIdleConnections()
  })
