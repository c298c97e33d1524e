import { metrics } from "#domain/kernel/metrics.ts"
import { readAll } from "#domain/kernel/readings.ts"
import { Effect } from "effect"
import { PrometheusMetrics } from "effect/observability"

const suffixes: Readonly<Record<string, string>> = { seconds: "_seconds", bytes: "_bytes" }

/** As Prometheus calls what arrives by OTLP, so that a dashboard fits both: `parley_minutes_total`. */
export const prometheusNames: ReadonlyMap<string, string> = new Map(
  metrics.map(({ id, type, attributes }) => [
    id,
    `${id.replaceAll(".", "_")}${suffixes[attributes?.["unit"] ?? ""] ?? ""}${type === "Counter" ? "_total" : ""}`,
  ]),
)

/** What is measured, in the text format of Prometheus (0.0.4). */
export const prometheusText: Effect.Effect<string> = Effect.andThen(
  readAll,
  PrometheusMetrics.format({ metricNameMapper: (id) => prometheusNames.get(id) ?? id }),
)
