import type { TelemetryOptions } from "#adapters/system/opentelemetry/telemetry.ts"

/** Everything goes to this receiver, soon and as JSON. */
export const telemetryTo = (url: string, changed: Partial<TelemetryOptions> = {}): TelemetryOptions => ({
  serviceName: "parley",
  role: "all",
  traces: { url: `${url}/v1/traces`, headers: {}, protocol: "http/json" },
  metrics: { url: `${url}/v1/metrics`, headers: {}, protocol: "http/json" },
  logs: { url: `${url}/v1/logs`, headers: {}, protocol: "http/json" },
  compression: "none",
  timeout: 10_000,
  spanDelay: 10,
  metricDelay: 10,
  logDelay: 10,
  ratio: 1,
  ...changed,
})
