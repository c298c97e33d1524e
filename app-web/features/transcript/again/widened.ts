import type { Lines } from "#web/entities/transcript/lines.ts"
import type { Span } from "./again-span.ts"

/** The span with one more line before (-1) or after it (1); null if there is none. */
export const widened = (
  { begins, ends }: Pick<Lines, "begins" | "ends">,
  { begin, end }: Span,
  by: -1 | 1,
): Span | null => {
  const line = by < 0
    ? begins.findLastIndex((from) => from < begin)
    : begins.findIndex((from, at) => from >= end || (ends[at] ?? 0) > end)
  if (line < 0) return null
  return { begin: Math.min(begin, begins[line] ?? begin), end: Math.max(end, ends[line] ?? end) }
}
