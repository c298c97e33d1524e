import { type Effect, Stream } from "effect"
import { addSpan, type ChunkRules, type Cutting, defaultChunkRules, endCutting } from "../../transcript/chunks.ts"
import type { Span } from "../../transcript/speech.ts"
import type { Engine } from "../../transcript/transcriber.port.ts"
import type { PlannedChunk } from "../../transcript/work.ts"

/** Cuts spans into chunks for an engine as they are found, beginning after `from` (where cutting stopped earlier). */
export const cutSpeech =
  (engine: Engine, duration: Effect.Effect<number>, from: number | null = null) =>
  <E, R>(spans: Stream.Stream<Span, E, R>): Stream.Stream<PlannedChunk, E, R> => {
    const rules = rulesFor(engine)
    return spans.pipe(
      Stream.filter(({ end }) => end > (from ?? 0)),
      Stream.map(({ begin, end }): Span | number => ({ begin: Math.max(begin, from ?? 0), end })),
      Stream.concat(Stream.fromEffect(duration)),
      Stream.mapAccum(
        (): Cutting => ({ open: null, before: from }),
        (cutting, next) =>
          typeof next === "number" ? [cutting, endCutting(cutting, next, rules)] : addSpan(cutting, next, rules),
      ),
    )
  }

/**
 * How to cut speech for an engine, as measured. Those for single utterances do best if only short pauses are bridged and little
 * is kept around; others do better with more around, and those that prefer long chunks need context, in the first one
 * too, so longer pauses are bridged. Milliseconds.
 */
const rulesFor = ({ capabilities: { maxChunk, preferredChunk } }: Engine): ChunkRules => {
  const rules = { ...defaultChunkRules, maxLength: maxChunk, preferredLength: preferredChunk }
  if (preferredChunk <= defaultChunkRules.preferredLength) return rules
  const wantsContext = preferredChunk > defaultChunkRules.maxLength
  return wantsContext ? { ...rules, firstLength: preferredChunk, joinGap: 3000, pad } : { ...rules, pad }
}

/** Around speech. */
const pad = 800
