import { Effect, Option, Tracer } from "effect"

/** W3C Trace Context, version 00: trace, span, and whether it is recorded. */
const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

export const traceparentHeader = "traceparent"

type SpanName = Pick<Tracer.AnySpan, "traceId" | "spanId" | "sampled">

export const traceparentOf = ({ traceId, spanId, sampled }: SpanName): string =>
  `00-${traceId}-${spanId}-${sampled ? "01" : "00"}`

/** The span that it names; null if it names none. */
export const spanOf = (traceparent: string | null | undefined): Tracer.ExternalSpan | null => {
  const [, traceId, spanId, flags] = form.exec(traceparent ?? "") ?? []
  return traceId === undefined || spanId === undefined || flags === undefined
    ? null
    : Tracer.externalSpan({ traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 })
}

/** The work belongs to the trace that is named; to its own if none is. */
export const inTrace =
  (traceparent: string | null | undefined) => <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const span = spanOf(traceparent)
    return span === null ? work : Effect.provideService(work, Tracer.ParentSpan, span)
  }

/** The span that this runs in, for work that is done later or elsewhere; null where nobody records it. */
export const currentTrace: Effect.Effect<string | null> = Effect.gen(function*() {
  if ((yield* Tracer.Tracer) === Tracer.nativeTracer) return null
  return Option.match(yield* Effect.option(Effect.currentParentSpan), {
    onNone: () => null,
    onSome: traceparentOf,
  })
})
