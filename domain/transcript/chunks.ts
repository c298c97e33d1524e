import type { Span } from "./speech.ts"

/** All in milliseconds. `pad` is kept around speech; gaps shorter than `joinGap` are bridged up to `best`. */
export interface ChunkRules {
  readonly longest: number
  readonly best: number
  readonly pad: number
  readonly joinGap: number
}

/** What serves the embedded recogniser best, measured on real speech. */
export const usualChunks: ChunkRules = { longest: 20_000, best: 12_000, pad: 150, joinGap: 350 }

/**
 * Cuts speech into chunks for an engine: in time order, without overlap, each at most `longest`, together covering every
 * span. Cuts lie in silences; only a span longer than `longest` is cut inside, into equal pieces. `duration` is the
 * recording's; padding stays within it and never reaches into the neighbour's half of a gap.
 */
export const cutChunks = (spans: ReadonlyArray<Span>, duration: number, rules: ChunkRules): ReadonlyArray<Span> => {
  const joined: Array<Span> = []
  for (const span of spans.flatMap((span) => pieces(span, rules.longest))) {
    const last = joined.at(-1)
    const joins = last !== undefined && span.begin - last.end < rules.joinGap && span.end - last.begin <= rules.best
    if (joins) joined[joined.length - 1] = { begin: last.begin, end: span.end }
    else joined.push(span)
  }
  return joined.map((chunk, index) => {
    const room = Math.max(0, rules.longest - (chunk.end - chunk.begin)) / 2
    const pad = Math.floor(Math.min(rules.pad, room))
    const before = Math.floor((chunk.begin - (joined[index - 1]?.end ?? -chunk.begin)) / 2)
    const after = Math.floor(((joined[index + 1]?.begin ?? 2 * duration - chunk.end) - chunk.end) / 2)
    return {
      begin: Math.max(0, chunk.begin - Math.min(pad, before)),
      end: Math.min(Math.max(duration, chunk.end), chunk.end + Math.max(0, Math.min(pad, after))),
    }
  })
}

const pieces = (span: Span, longest: number): ReadonlyArray<Span> => {
  const length = span.end - span.begin
  const count = Math.max(1, Math.ceil(length / longest))
  const border = (index: number): number =>
    index === count ? span.end : span.begin + Math.floor((length * index) / count)
  return Array.from({ length: count }, (_, index) => ({ begin: border(index), end: border(index + 1) }))
}
