import { Config, Option, Redacted, Schema } from "effect"
import { between, secret, webAddress } from "./kinds.ts"
import { isOwnMachine } from "./own-machine.ts"

const milliseconds = (name: string, usual: number) => between(1, 86_400_000, name).pipe(Config.withDefault(usual))

const protocols = ["http/json", "http/protobuf"] as const

const signal = (name: "TRACES" | "METRICS" | "LOGS") =>
  Config.all({
    url: webAddress(`OTEL_EXPORTER_OTLP_${name}_ENDPOINT`),
    headers: secret(`OTEL_EXPORTER_OTLP_${name}_HEADERS`),
    protocol: Config.option(Config.Literals(protocols, `OTEL_EXPORTER_OTLP_${name}_PROTOCOL`)),
    exporter: Config.Literals(["otlp", "none"], `OTEL_${name}_EXPORTER`).pipe(Config.withDefault("otlp" as const)),
  })

const samplers = ["always_on", "always_off", "traceidratio"] as const

/**
 * The standard variables of OpenTelemetry, with its defaults, but for the protocol: gRPC is not spoken, and JSON takes a tenth of
 * the processor time that protobuf does here.
 */
export const telemetrySettings = {
  /** Where `/metrics` is served, for the operator. */
  internalPort: Config.option(Config.Port("INTERNAL_PORT")).pipe(Config.map(Option.getOrNull)),
  internalHost: Config.NonEmptyString("INTERNAL_HOST").pipe(Config.withDefault("127.0.0.1")),
  otel: Config.all({
    isOff: Config.Boolean("OTEL_SDK_DISABLED").pipe(Config.withDefault(false)),
    url: webAddress("OTEL_EXPORTER_OTLP_ENDPOINT"),
    headers: secret("OTEL_EXPORTER_OTLP_HEADERS"),
    protocol: Config.Literals(protocols, "OTEL_EXPORTER_OTLP_PROTOCOL").pipe(Config.withDefault("http/json" as const)),
    compression: Config.Literals(["gzip", "none"], "OTEL_EXPORTER_OTLP_COMPRESSION").pipe(
      Config.withDefault("none" as const),
    ),
    timeout: milliseconds("OTEL_EXPORTER_OTLP_TIMEOUT", 10_000),
    spanDelay: milliseconds("OTEL_BSP_SCHEDULE_DELAY", 5000),
    metricDelay: milliseconds("OTEL_METRIC_EXPORT_INTERVAL", 60_000),
    logDelay: milliseconds("OTEL_BLRP_SCHEDULE_DELAY", 1000),
    sampler: Config.Literals(
      [...samplers, ...samplers.map((one) => `parentbased_${one}` as const)],
      "OTEL_TRACES_SAMPLER",
    )
      .pipe(Config.withDefault("parentbased_always_on" as const)),
    ratio: Config.schema(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 })), "OTEL_TRACES_SAMPLER_ARG")
      .pipe(Config.withDefault(1)),
    serviceName: Config.NonEmptyString("OTEL_SERVICE_NAME").pipe(Config.withDefault("parley")),
    resource: Config.String("OTEL_RESOURCE_ATTRIBUTES").pipe(Config.withDefault("")),
    traces: signal("TRACES"),
    metrics: signal("METRICS"),
    logs: signal("LOGS"),
  }),
}

type Given = { readonly [Name in keyof typeof telemetrySettings]: Config.Success<(typeof telemetrySettings)[Name]> }
type Signal = Given["otel"]["traces"]

/** What cannot be used as it is set; null if nothing. */
export const telemetryFault = (given: Given & { readonly operatorToken: Redacted.Redacted | null }): string | null => {
  const { internalHost, internalPort, operatorToken, otel } = given
  if (internalPort !== null && operatorToken === null && !isOwnMachine(internalHost)) {
    return "OPERATOR_TOKEN must be set when INTERNAL_HOST is not on this machine: it opens /metrics"
  }
  const lists = [
    ["OTEL_EXPORTER_OTLP_HEADERS", textOf(otel.headers)],
    ["OTEL_EXPORTER_OTLP_TRACES_HEADERS", textOf(otel.traces.headers)],
    ["OTEL_EXPORTER_OTLP_METRICS_HEADERS", textOf(otel.metrics.headers)],
    ["OTEL_EXPORTER_OTLP_LOGS_HEADERS", textOf(otel.logs.headers)],
    ["OTEL_RESOURCE_ATTRIBUTES", otel.resource],
  ] as const
  const wrong = lists.find(([, text]) => pairsIn(text) === null)
  return wrong === undefined ? null : `${wrong[0]}: Expected name=value, separated by commas and percent-encoded`
}

/** Where and how telemetry is sent; null if nowhere. */
export const telemetryIn = ({ otel, role }: Pick<Given, "otel"> & { readonly role: string }) => {
  const { isOff, url, headers, sampler, ratio, traces, metrics, logs, serviceName, protocol, compression } = otel
  const receiver = (own: Signal, path: string) => {
    const address = own.url ?? (url === null ? null : `${url.replace(/\/$/, "")}/v1/${path}`)
    return isOff || address === null || own.exporter === "none"
      ? null
      : {
        url: address,
        headers: Object.fromEntries(pairsIn(textOf(own.headers ?? headers)) ?? []),
        protocol: Option.getOrElse(own.protocol, () => protocol),
      }
  }
  const kept = sampler.endsWith("always_on") ? 1 : sampler.endsWith("always_off") ? 0 : ratio
  const { timeout, spanDelay, metricDelay, logDelay } = otel
  const to = {
    traces: kept === 0 ? null : receiver(traces, "traces"),
    metrics: receiver(metrics, "metrics"),
    logs: receiver(logs, "logs"),
  }
  return to.traces === null && to.metrics === null && to.logs === null
    ? null
    : { ...to, role, serviceName, compression, timeout, spanDelay, metricDelay, logDelay, ratio: kept }
}

const textOf = (value: Redacted.Redacted | null): string => value === null ? "" : Redacted.value(value)

/** Such as `api-key=secret,other=a%20b`; null if it is anything else. */
const pairsIn = (text: string): ReadonlyArray<readonly [string, string]> | null => {
  const pairs = text.split(",").map((one) => one.trim()).filter((one) => one !== "").map((one) =>
    /^([\w!#$%&'*+.^`|~/-]+)\s*=\s*(.*)$/.exec(one)
  )
  try {
    return pairs.map((found) => {
      if (found === null) throw new URIError("not a pair")
      return [found[1] ?? "", decodeURIComponent(found[2] ?? "")] as const
    })
  } catch {
    return null
  }
}
