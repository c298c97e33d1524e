import type { Span } from "./speech.ts"
import type { PlannedChunk } from "./work.ts"

/**
 * All in milliseconds. `pad` is added around speech; pauses below `joinGap` are bridged up to `preferredLength`, but in
 * the first chunk only up to `firstLength`, so that the first text appears soon.
 */
export interface ChunkRules {
  readonly maxLength: number
  readonly preferredLength: number
  readonly firstLength: number
  readonly pad: number
  readonly joinGap: number
}

/** What suits the embedded recogniser, measured on real speech. */
export const defaultChunkRules: ChunkRules = {
  maxLength: 20_000,
  preferredLength: 12_000,
  firstLength: 2000,
  pad: 300,
  joinGap: 1000,
}

/** Milliseconds. A shorter pause may lie within an utterance, which loses words if it is cut. */
const pauseOfUtterance = 400

/** Speech that is being cut: the chunk that the next span may still belong to, and where the speech before it ends. */
export interface Cutting {
  readonly open: PlannedChunk | null
  readonly before: number | null
}

type Cut = readonly [Cutting, ReadonlyArray<PlannedChunk>]

/**
 * Cuts speech into chunks for an engine as it is found, span by span: in order, without overlap, each at most
 * `maxLength`, together covering every span. Cuts fall in pauses; only a span longer than `maxLength` is divided, into
 * equal pieces. Padding takes at most half of each pause.
 */
export const addSpan = (cutting: Cutting, whole: Span, rules: ChunkRules): Cut =>
  pieces(whole, rules.maxLength).reduce<Cut>(([{ open, before }, done], span) => {
    if (open === null) return [{ open: { ...span, speech: [span] }, before }, done]
    return joins(open, span, before === null, rules)
      ? [{ open: { begin: open.begin, end: span.end, speech: [...open.speech, span] }, before }, done]
      : [{ open: { ...span, speech: [span] }, before: open.end }, [...done, padded(open, before, span.begin, rules)]]
  }, [cutting, []])

const joins = (open: Span, span: Span, isFirst: boolean, rules: ChunkRules): boolean => {
  const pause = span.begin - open.end
  if (isFirst && open.end - open.begin >= rules.firstLength && pause >= pauseOfUtterance) return false
  return pause < rules.joinGap && span.end - open.begin <= rules.preferredLength
}

/** The last chunk of a recording, which is padded to its end at most. */
export const endCutting = (
  { open, before }: Cutting,
  duration: number,
  rules: ChunkRules,
): ReadonlyArray<PlannedChunk> => {
  if (open === null) return []
  const last = padded(open, before, 2 * duration - open.end, rules)
  return [{ ...last, end: Math.min(Math.max(duration, open.end), last.end) }]
}

const padded = (chunk: PlannedChunk, before: number | null, next: number, rules: ChunkRules): PlannedChunk => {
  const room = Math.max(0, rules.maxLength - (chunk.end - chunk.begin)) / 2
  const pad = Math.floor(Math.min(rules.pad, room))
  const head = Math.floor((chunk.begin - (before ?? -chunk.begin)) / 2)
  const tail = Math.floor((next - chunk.end) / 2)
  return {
    begin: Math.max(0, chunk.begin - Math.min(pad, head)),
    end: chunk.end + Math.max(0, Math.min(pad, tail)),
    speech: chunk.speech,
  }
}

const pieces = (span: Span, maxLength: number): ReadonlyArray<Span> => {
  const length = span.end - span.begin
  const count = Math.max(1, Math.ceil(length / maxLength))
  const border = (index: number): number =>
    index === count ? span.end : span.begin + Math.floor((length * index) / count)
  return Array.from({ length: count }, (_, index) => ({ begin: border(index), end: border(index + 1) }))
}
