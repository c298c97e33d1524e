import type { Span } from "#domain/transcript/speech.ts"

/** Spans in order, without overlaps, within the recording and not empty. */
export const within = (spans: ReadonlyArray<Span>, duration: number): ReadonlyArray<Span> => {
  const ordered: Array<Span> = []
  for (const span of spans.toSorted((a, b) => a.begin - b.begin)) {
    const begin = Math.max(span.begin, ordered.at(-1)?.end ?? 0)
    const end = Math.min(span.end, duration)
    if (end > begin) ordered.push({ begin, end })
  }
  return ordered
}
