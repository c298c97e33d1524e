import { settings } from "#adapters/system/config/settings.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"

const settingsOf = (env: Record<string, string>) =>
  settings.pipe(Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))))

const to = (env: Record<string, string>) => Effect.map(settingsOf(env), ({ telemetry }) => telemetry)

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/" }

describe("OTEL_*", () => {
  it.effect.each([
    {},
    { OTEL_SERVICE_NAME: "mine", OTEL_TRACES_EXPORTER: "otlp" },
    { ...collector, OTEL_SDK_DISABLED: "true" },
    { ...collector, OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "none", OTEL_LOGS_EXPORTER: "none" },
  ])("with %j nothing is sent", (env) => Effect.map(to(env), (found) => assert.isNull(found)))

  it.effect("say where each signal goes, with the keys of a service", () =>
    Effect.gen(function*() {
      const found = yield* to({
        ...collector,
        OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20b,other=c=d",
        OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: "https://metrics.example/otlp",
        OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: "http/protobuf",
        OTEL_LOGS_EXPORTER: "none",
      })
      const headers = { "api-key": "a b", other: "c=d" }
      assert.deepInclude(found, {
        serviceName: "parley",
        traces: { url: "http://127.0.0.1:4318/v1/traces", headers, protocol: "http/json" },
        metrics: { url: "https://metrics.example/otlp", headers, protocol: "http/protobuf" },
        logs: null,
        ratio: 1,
        timeout: 10_000,
      })
    }))

  it.effect.each(
    [
      [{ OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" }, 0.1],
      [{ OTEL_TRACES_SAMPLER_ARG: "0.1" }, 1],
      [{ OTEL_TRACES_SAMPLER: "always_off" }, 0],
    ] as const,
  )(
    "with %j this share of traces is recorded: %s",
    ([env, ratio]) =>
      Effect.map(to({ ...collector, ...env }), (found) => {
        assert.strictEqual(found?.ratio, ratio)
        assert.strictEqual(found?.traces === null, ratio === 0)
      }),
  )

  it.effect.each(
    [
      [
        { OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" },
        /^OTEL_EXPORTER_OTLP_PROTOCOL: Expected "http\/json" \| "http\/protobuf"/,
      ],
      [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, /^OTEL_EXPORTER_OTLP_ENDPOINT: Expected an address/],
      [{ OTEL_EXPORTER_OTLP_HEADERS: "a secret" }, /^OTEL_EXPORTER_OTLP_HEADERS: Expected name=value/],
      [{ OTEL_RESOURCE_ATTRIBUTES: "place=%zz" }, /^OTEL_RESOURCE_ATTRIBUTES: Expected name=value/],
      [{ OTEL_TRACES_SAMPLER_ARG: "2" }, /^OTEL_TRACES_SAMPLER_ARG: Expected a value between 0 and 1/],
      [{ INTERNAL_PORT: "9464", INTERNAL_HOST: "0.0.0.0" }, /^OPERATOR_TOKEN must be set when INTERNAL_HOST/],
    ] as const,
  )("refuse %j by name, without its value", ([env, message]) =>
    Effect.gen(function*() {
      const refused = yield* Effect.flip(settingsOf(env))
      assert.match(refused.message, message)
      assert.notInclude(refused.message, "a secret")
    }))

  it.effect("leave INTERNAL_PORT on this machine open to it, and elsewhere to the operator's token", () =>
    Effect.gen(function*() {
      assert.strictEqual((yield* settingsOf({ INTERNAL_PORT: "9464" })).internalHost, "127.0.0.1")
      const token = "0123456789abcdef0123456789abcdef"
      const elsewhere = { INTERNAL_PORT: "9464", INTERNAL_HOST: "0.0.0.0", OPERATOR_TOKEN: token }
      assert.strictEqual((yield* settingsOf(elsewhere)).internalPort, 9464)
    }))
})
