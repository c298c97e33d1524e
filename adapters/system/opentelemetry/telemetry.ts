import { readAll } from "#domain/kernel/readings.ts"
import { Duration, Effect, Layer, Logger, Schedule, Tracer } from "effect"
import { FetchHttpClient, type HttpClient } from "effect/http"
import { OtlpExporter, OtlpMetrics, OtlpResource, OtlpSerialization } from "effect/observability"
import { randomUUID } from "node:crypto"
import { logRecords } from "./log-records.ts"
import { patientFetch } from "./patient-fetch.ts"
import { spanRecords } from "./span-records.ts"

/** Where a signal goes. */
interface Receiver {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly protocol: "http/json" | "http/protobuf"
}

export interface TelemetryOptions {
  readonly serviceName: string
  /** What this process does. */
  readonly role: string
  /** Null for what is not sent. */
  readonly traces: Receiver | null
  readonly metrics: Receiver | null
  readonly logs: Receiver | null
  readonly compression: "gzip" | "none"
  /** Milliseconds that a receiver may take. */
  readonly timeout: number
  /** Milliseconds between two exports. */
  readonly spanDelay: number
  readonly metricDelay: number
  readonly logDelay: number
  /** The share of traces that are recorded, 0 to 1, where the caller has not decided. */
  readonly ratio: number
}

/** Milliseconds that a stopping process waits at most until the rest is sent. */
const lastWords = 3000
/** Spans or lines in one request. */
const most = 2000

const scope = { name: "parley" }

type Needs = HttpClient.HttpClient | OtlpExporter.Flusher

const written = (
  { protocol }: Receiver,
  signal: Layer.Layer<never, never, Needs | OtlpSerialization.OtlpSerialization>,
) => Layer.provide(signal, protocol === "http/json" ? OtlpSerialization.layerJson : OtlpSerialization.layerProtobuf)

/**
 * Sends traces, metrics and logs over OTLP until its scope closes, and then the rest. Nothing waits for a receiver: while it is
 * away, what would be sent is dropped, and it is tried again every minute.
 */
export const layer = (options: TelemetryOptions): Layer.Layer<never> => {
  const { traces, metrics, logs, role, serviceName, compression } = options
  const resource = { serviceName, attributes: { "service.instance.id": randomUUID(), "parley.role": role } }
  const to = ({ url, headers }: Receiver, delay: number) => ({
    url,
    headers,
    compression,
    exportInterval: Duration.millis(delay),
    shutdownTimeout: Duration.millis(Math.min(lastWords, options.timeout)),
  })
  const tracer = (receiver: Receiver) =>
    Effect.gen(function*() {
      const writing = yield* OtlpSerialization.OtlpSerialization
      const about = yield* OtlpResource.fromConfig(resource)
      const { push } = yield* OtlpExporter.make({
        ...to(receiver, options.spanDelay),
        label: "traces",
        maxBatchSize: most,
        body: (spans) => [
          writing.traces({ resourceSpans: [{ resource: about, scopeSpans: [{ scope, spans }] }] }),
          Effect.void,
        ],
      })
      return spanRecords(push, options.ratio)
    })
  const logger = (receiver: Receiver) =>
    Effect.gen(function*() {
      const writing = yield* OtlpSerialization.OtlpSerialization
      const about = yield* OtlpResource.fromConfig(resource)
      const { push } = yield* OtlpExporter.make({
        ...to(receiver, options.logDelay),
        label: "logs",
        maxBatchSize: most,
        body: (lines) => [
          writing.logs({ resourceLogs: [{ resource: about, scopeLogs: [{ scope, logRecords: lines }] }] }),
          Effect.void,
        ],
      })
      return logRecords(push)
    })
  const measuring = (receiver: Receiver) =>
    Effect.gen(function*() {
      yield* Effect.forkScoped(Effect.repeat(readAll, Schedule.spaced(Duration.millis(options.metricDelay))))
      yield* OtlpMetrics.make({ ...to(receiver, options.metricDelay), resource })
      // The last values are sent as they are when everything has ended.
      yield* Effect.addFinalizer(() => readAll)
    })
  const signals: ReadonlyArray<Layer.Layer<never, never, Needs>> = [
    ...traces === null ? [] : [written(traces, Layer.effect(Tracer.Tracer, tracer(traces)))],
    ...metrics === null ? [] : [written(metrics, Layer.effectDiscard(measuring(metrics)))],
    ...logs === null ? [] : [written(logs, Logger.layer([logger(logs)], { mergeWithExisting: true }))],
  ]
  return Layer.mergeAll(Layer.empty, ...signals).pipe(
    Layer.provide(OtlpExporter.layerFlusher),
    Layer.provide(FetchHttpClient.layer.pipe(Layer.provide(patientFetch(options.timeout)))),
  )
}
