import type { Span } from "./speech.ts"
import type { PlannedChunk } from "./work.ts"

/** All in milliseconds. `pad` is added around speech; pauses below `joinGap` are bridged up to `preferredLength`. */
export interface ChunkRules {
  readonly maxLength: number
  readonly preferredLength: number
  readonly pad: number
  readonly joinGap: number
}

/** What suits the embedded recogniser preferredLength, measured on real speech. */
export const defaultChunkRules: ChunkRules = { maxLength: 20_000, preferredLength: 12_000, pad: 150, joinGap: 350 }

/**
 * Cuts speech into chunks for an engine: in order, without overlap, each at most `maxLength`, together covering every
 * span. Cuts fall in pauses; only a span longer than `maxLength` is divided, into equal pieces. `duration` is the
 * recording's; padding stays within it and takes at most half of each pause.
 */
export const cutChunks = (
  spans: ReadonlyArray<Span>,
  duration: number,
  rules: ChunkRules,
): ReadonlyArray<PlannedChunk> => {
  const joined: Array<PlannedChunk> = []
  for (const span of spans.flatMap((span) => pieces(span, rules.maxLength))) {
    const last = joined.at(-1)
    const joins = last !== undefined && span.begin - last.end < rules.joinGap &&
      span.end - last.begin <= rules.preferredLength
    if (joins) joined[joined.length - 1] = { begin: last.begin, end: span.end, speech: [...last.speech, span] }
    else joined.push({ ...span, speech: [span] })
  }
  return joined.map((chunk, index) => {
    const room = Math.max(0, rules.maxLength - (chunk.end - chunk.begin)) / 2
    const pad = Math.floor(Math.min(rules.pad, room))
    const before = Math.floor((chunk.begin - (joined[index - 1]?.end ?? -chunk.begin)) / 2)
    const after = Math.floor(((joined[index + 1]?.begin ?? 2 * duration - chunk.end) - chunk.end) / 2)
    return {
      begin: Math.max(0, chunk.begin - Math.min(pad, before)),
      end: Math.min(Math.max(duration, chunk.end), chunk.end + Math.max(0, Math.min(pad, after))),
      speech: chunk.speech,
    }
  })
}

const pieces = (span: Span, maxLength: number): ReadonlyArray<Span> => {
  const length = span.end - span.begin
  const count = Math.max(1, Math.ceil(length / maxLength))
  const border = (index: number): number =>
    index === count ? span.end : span.begin + Math.floor((length * index) / count)
  return Array.from({ length: count }, (_, index) => ({ begin: border(index), end: border(index + 1) }))
}
