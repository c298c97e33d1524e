import { sweepExpired } from "#domain/pipeline/jobs/sweep-expired.ts"
import { Effect } from "effect"
import { type AppOptions, makeApp } from "./app.ts"
import { listen, type TlsIdentity } from "./listen.ts"

export interface ServeOptions extends AppOptions {
  readonly host: string
  readonly port: number
  /** Null to speak plain HTTP. */
  readonly tls: TlsIdentity | null
}

/** Answers requests until the scope closes. */
export const serveHttp = Effect.fnUntraced(function*({ host, port, tls, ...options }: ServeOptions) {
  const app = yield* makeApp(options)
  const listening = yield* listen(app.fetch, { host, port, tls })
  yield* Effect.forkScoped(sweepExpired)
  return listening
})
