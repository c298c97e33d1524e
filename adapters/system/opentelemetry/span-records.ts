import { Cause, Exit, Option, Tracer } from "effect"
import type { OtlpTracer } from "effect/observability"
import { nameOfFailure } from "./name-of-failure.ts"
import { safeAttributes } from "./safe-attributes.ts"

export type SpanRecord = OtlpTracer.TraceData["resourceSpans"][number]["scopeSpans"][number]["spans"][number]

type Options = Parameters<Tracer.Tracer["span"]>[0]

/**
 * Records spans: what ran, when, for how long, below what, and by what kind of failure it ended. Messages, stacks and events may
 * quote what people wrote, and are left out.
 */
export const spanRecords = (push: (record: SpanRecord) => void, ratio: number): Tracer.Tracer => {
  class RecordedSpan extends Tracer.NativeSpan {
    override end(time: bigint, exit: Exit.Exit<unknown, unknown>): void {
      const isFirst = this.status._tag === "Started"
      super.end(time, exit)
      if (isFirst && this.sampled) push(recordOf(this, time, exit))
    }
    override event(): void {
      // Events carry log lines, which are sent as such.
    }
  }
  const isChosen = ({ parent, sampled }: Options): boolean =>
    sampled && Option.match(parent, { onNone: () => Math.random() < ratio, onSome: (above) => above.sampled })
  return Tracer.make({ span: (options) => new RecordedSpan({ ...options, sampled: isChosen(options) }) })
}

/** A request has its name when it has been answered: `GET /api/transcription/tasks/:id`. */
const requestOf = ({ attributes }: Tracer.NativeSpan): string =>
  `${String(attributes.get("http.request.method"))} ${String(attributes.get("http.route"))}`

const kinds = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const
const status = { unset: 0, ok: 1, error: 2 } as const

const recordOf = (span: Tracer.NativeSpan, end: bigint, exit: Exit.Exit<unknown, unknown>): SpanRecord => {
  const failure = Exit.isFailure(exit) && !Cause.hasInterruptsOnly(exit.cause) ? nameOfFailure(exit.cause) : null
  // Asking for them would make a map for each span.
  const attributes = span._attributes === undefined ? [] : safeAttributes(span._attributes)
  if (failure !== null) attributes.push({ key: "error.type", value: { stringValue: failure.name } })
  if (Exit.isFailure(exit) && failure === null) {
    attributes.push({ key: "parley.interrupted", value: { boolValue: true } })
  }
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: Option.getOrUndefined(span.parent)?.spanId,
    name: span.kind === "server" ? requestOf(span) : span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: String(span.startTime),
    endTimeUnixNano: String(end),
    attributes,
    droppedAttributesCount: 0,
    events: [],
    droppedEventsCount: 0,
    // A refusal is an answer: a task that does not exist is nobody's error.
    status: { code: Exit.isSuccess(exit) ? status.ok : failure?.isRefusal === false ? status.error : status.unset },
    links: [],
    droppedLinksCount: 0,
  }
}
