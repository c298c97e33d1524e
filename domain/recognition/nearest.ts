import type { Span } from "./speech.ts"

/** Index of the span that contains the middle of the word or is nearest to it; -1 without spans. Spans must be in order. */
export const nearest = (spans: ReadonlyArray<Span>, word: Span): number => {
  const middle = (word.begin + word.end) / 2
  let [low, high] = [0, spans.length]
  while (low < high) {
    const half = (low + high) >> 1
    if ((spans[half]?.begin ?? 0) <= middle) low = half + 1
    else high = half
  }
  return distance(spans[low - 1], middle) <= distance(spans[low], middle) ? low - 1 : low
}

const distance = (span: Span | undefined, time: number): number =>
  span === undefined ? Infinity : Math.max(span.begin - time, time - span.end, 0)
