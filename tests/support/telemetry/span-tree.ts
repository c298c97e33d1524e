import type { Span } from "./a-receiver.ts"

const nanos = (time: string): bigint => BigInt(time)
const milliseconds = ({ startTimeUnixNano, endTimeUnixNano }: Span): string =>
  (Number(nanos(endTimeUnixNano) - nanos(startTimeUnixNano)) / 1e6).toFixed(1)

const inOrder = (spans: ReadonlyArray<Span>): ReadonlyArray<Span> =>
  spans.toSorted((a, b) => nanos(a.startTimeUnixNano) < nanos(b.startTimeUnixNano) ? -1 : 1)

/** Spans below none of those that arrived: one in a connected trace. */
export const rootsOf = (spans: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const known = new Set(spans.map(({ spanId }) => spanId))
  return inOrder(spans.filter(({ parentSpanId }) => parentSpanId === undefined || !known.has(parentSpanId)))
}

/** A trace as text, each span below what it belongs to. */
export const treeOf = (spans: ReadonlyArray<Span>): ReadonlyArray<string> => {
  const below = (span: Span, depth: number): ReadonlyArray<string> => [
    `${"  ".repeat(depth)}${span.name} ${milliseconds(span)} ms${span.status.code === 2 ? " ERROR" : ""}`,
    ...inOrder(spans.filter(({ parentSpanId }) => parentSpanId === span.spanId)).flatMap((one) =>
      below(one, depth + 1)
    ),
  ]
  return rootsOf(spans).flatMap((root) => below(root, 0))
}
