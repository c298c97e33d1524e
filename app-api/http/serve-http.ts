import { keepTellingSignIns } from "#domain/account/shared/tell-sign-ins.ts"
import { keepBilling } from "#domain/billing/shared/keep-billing.ts"
import { keepTellingChanges } from "#domain/contact-change/shared/tell-changes.ts"
import { keepLeaving } from "#domain/leaving/shared/keep-leaving.ts"
import { sweepExpired } from "#domain/pipeline/jobs/sweep-expired.ts"
import { sweepLeftovers } from "#domain/pipeline/jobs/sweep-leftovers.ts"
import { sweepOrphans } from "#domain/pipeline/jobs/sweep-orphans.ts"
import { Effect, Schedule } from "effect"
import { acceptSockets } from "../collaboration/accept-sockets.ts"
import { collaboration } from "../collaboration/collaboration.ts"
import { type AppOptions, makeApp } from "./app.ts"
import { networkOfRequest } from "./caller-network.ts"
import { isOurPage } from "./is-our-page.ts"
import { listen, type TlsIdentity } from "./listen.ts"
import type { MinRate } from "./slow-bodies.ts"

export interface ServeOptions extends Omit<AppOptions, "stopping"> {
  readonly host: string
  readonly port: number
  /** Where people reach the server; behind a proxy, `Host` may be another name. */
  readonly publicUrl: string
  /** Null to speak plain HTTP. */
  readonly tls: TlsIdentity | null
  /** How fast the bodies of requests have to arrive. */
  readonly minRate: MinRate
}

/** Answers requests until the scope closes. */
export const serveHttp = Effect.fnUntraced(
  function*({ host, port, tls, minRate, publicUrl, ...options }: ServeOptions) {
    const stopping = new AbortController()
    const app = yield* makeApp({ ...options, stopping: stopping.signal })
    const listening = yield* listen(app.fetch, { host, port, tls, minRate })
    const documents = yield* collaboration
    yield* acceptSockets(listening.server, documents, {
      isOurs: isOurPage(options.hosts, publicUrl),
      networkOf: networkOfRequest(options.trustedProxies),
    })
    yield* Effect.forkScoped(sweepExpired)
    yield* Effect.forkScoped(keepBilling)
    yield* Effect.forkScoped(keepLeaving)
    yield* Effect.forkScoped(keepTellingSignIns)
    yield* Effect.forkScoped(keepTellingChanges)
    yield* Effect.forkScoped(Effect.repeat(sweepLeftovers, Schedule.spaced("1 day")))
    yield* Effect.forkScoped(Effect.repeat(sweepOrphans, Schedule.spaced("1 day")))
    // The first thing that happens when the scope closes.
    yield* Effect.addFinalizer(() => Effect.sync(() => stopping.abort()))
    return listening
  },
)
