import { embedded } from "#adapters/profile/embedded.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { layer } from "#adapters/system/opentelemetry/telemetry.ts"
import { serveHttp } from "#api/http/serve-http.ts"
import { trustedProxies } from "#api/http/trusted-proxies.ts"
import { acquireDataFolder } from "#cli/local-operations/data-folder.ts"
import { operator } from "#cli/product/product.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Context, Effect, Layer, Result } from "effect"
import { telemetryTo } from "./telemetry-to.ts"

/** The same product served several times by one process: without telemetry, and with each share of traces that RATIOS names. */
const serving = Effect.gen(function*() {
  const found = yield* settings
  yield* acquireDataFolder(found.dataDir)
  const ports = yield* Layer.build(embedded(found))
  const served = (telemetry: Layer.Layer<never>) =>
    Effect.gen(function*() {
      const context = Context.merge(ports, yield* Layer.build(telemetry))
      const { port } = yield* Effect.provideContext(serveHttp(options), context)
      return port
    })
  const receiver = process.env["RECEIVER"] ?? ""
  const ratios = (process.env["RATIOS"] ?? "").split(",").map(Number)
  const off = yield* Effect.all([served(Layer.empty), served(Layer.empty)])
  const on = yield* Effect.forEach(ratios, (ratio) => served(layer(telemetryTo(receiver, { ...usual, ratio }))))
  const { token } = yield* createUser.run({ email: "ada@example.org", plan: "pro" }).pipe(
    Effect.provideService(CurrentActor, operator),
    Effect.provideContext(ports),
  )
  // Microseconds of the whole process.
  process.on("message", () => process.send?.(process.cpuUsage()))
  process.send?.({ ports: [...off, ...on], token })
  return yield* Effect.never
})

/** Five times as often as usual, so that what a round of calls records is sent before it ends. */
const usual = { spanDelay: 1000, metricDelay: 60_000, logDelay: 1000 }

const options = {
  settings: {
    brand: "Parley",
    region: "international",
    mode: "embedded",
    registration: "open",
    plans: "on",
    downloads: [],
    otherEditionUrl: null,
    sendsMail: false,
    sendsCodes: false,
    support: null,
    analytics: null,
  },
  host: "127.0.0.1",
  port: 0,
  publicUrl: "http://127.0.0.1",
  site: "nowhere",
  hosts: null,
  countryFrom: null,
  redirectsToOther: false,
  tools: { isStart: false, reviews: [], useCases: [] },
  trustedProxies: Result.getOrThrow(trustedProxies("")),
  tls: null,
  minRate: { bytes: 1000, seconds: 30 },
  insistOnTls: false,
  outbox: null,
  operator: { localKey: null, token: null, gateway: null },
  mcp: null,
} as const

NodeRuntime.runMain(Effect.scoped(serving))
