import { settings } from "#adapters/system/config/settings.ts"
import { checkTelemetry } from "#cli/doctor/telemetry.ts"
import { freePort } from "#tests/support/server/free-port.ts"
import { aReceiver } from "#tests/support/telemetry/a-receiver.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"

const found = (env: Record<string, string>) =>
  settings.pipe(
    Effect.flatMap(checkTelemetry),
    Effect.map((rows) => rows.map(({ name, state, detail }) => `${name}: ${state}, ${detail}`)),
    Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
  )

describe("doctor", () => {
  it.effect("says that nothing is sent or served unless it is set", () =>
    Effect.map(
      found({}),
      (rows) => assert.deepStrictEqual(rows, ["telemetry: off, nothing is sent", "metrics: off, not served"]),
    ))

  it.effect("says where telemetry goes, and whether anything listens there", () =>
    Effect.gen(function*() {
      const receiver = yield* Effect.acquireRelease(
        Effect.promise(() => aReceiver()),
        ({ close }) => Effect.sync(close),
      )
      const free = yield* Effect.promise(freePort)
      const at = receiver.url.slice("http://".length)
      const set = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_LOGS_EXPORTER: "none", INTERNAL_PORT: "9464" }
      assert.deepStrictEqual(yield* found(set), [
        `telemetry: ok, traces to ${at}, metrics to ${at}`,
        "metrics: ok, 127.0.0.1:9464/metrics",
      ])
      const [away] = yield* found({ ...set, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `http://127.0.0.1:${free}/` })
      assert.strictEqual(away, `telemetry: missing, 127.0.0.1:${free} is not responding`)
    }))
})
