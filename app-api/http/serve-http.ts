import { sweepExpired } from "#domain/pipeline/jobs/sweep-expired.ts"
import { Effect } from "effect"
import { ServerFolder } from "../uploads/server-folder.ts"
import { type AppOptions, makeApp } from "./app.ts"
import { listen, type TlsIdentity } from "./listen.ts"

export interface ServeOptions extends AppOptions {
  readonly host: string
  readonly port: number
  /** Null to speak plain HTTP. */
  readonly tls: TlsIdentity | null
  /** Where forms are received: best on the disk of the uploads. */
  readonly incoming: string
}

/** Answers requests until the scope closes. */
export const serveHttp = Effect.fnUntraced(function*({ host, port, tls, incoming, ...options }: ServeOptions) {
  const app = yield* Effect.provideService(makeApp(options), ServerFolder, { incoming })
  const listening = yield* listen(app.fetch, { host, port, tls })
  yield* Effect.forkScoped(sweepExpired)
  return listening
})
