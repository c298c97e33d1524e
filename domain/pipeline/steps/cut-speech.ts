import { type Effect, Stream } from "effect"
import { addSpan, type ChunkRules, type Cutting, defaultChunkRules, endCutting } from "../../recognition/chunks.ts"
import type { Span } from "../../recognition/speech.ts"
import type { Engine } from "../../recognition/transcriber.port.ts"
import type { PlannedChunk } from "../../recognition/work.ts"

/** How much of a recording that still grows has arrived without more speech, in milliseconds. */
export interface Quiet {
  readonly quietUntil: number
}

/** Milliseconds after which the next speech will not belong to the last: people who wait see it then. */
const settled = 6000
/** What is known to be quiet after speech: the next may have begun, and is reported only when it ends. */
const surelyQuiet = 300

/** Cuts spans into chunks for an engine as they are found, beginning after `from` (where cutting stopped earlier). */
export const cutSpeech =
  (engine: Engine, duration: Effect.Effect<number>, from: number | null = null) =>
  <E, R>(spans: Stream.Stream<Span | Quiet, E, R>): Stream.Stream<PlannedChunk, E, R> => {
    const rules = rulesFor(engine)
    return spans.pipe(
      Stream.filter((found) => "quietUntil" in found || found.end > (from ?? 0)),
      Stream.map((found): Span | Quiet | number =>
        "quietUntil" in found ? found : { begin: Math.max(found.begin, from ?? 0), end: found.end }
      ),
      Stream.concat(Stream.fromEffect(duration)),
      Stream.mapAccum(
        (): Cutting => ({ open: null, before: from }),
        (cutting, next) => {
          if (typeof next === "number") return [cutting, endCutting(cutting, next, rules)]
          return "quietUntil" in next ? closed(cutting, next, rules) : addSpan(cutting, next, rules)
        },
      ),
    )
  }

const closed = (
  cutting: Cutting,
  { quietUntil }: Quiet,
  rules: ChunkRules,
): readonly [Cutting, ReadonlyArray<PlannedChunk>] => {
  const { open } = cutting
  if (open === null || quietUntil - open.end < settled) return [cutting, []]
  return [{ open: null, before: open.end }, endCutting(cutting, open.end + surelyQuiet, rules)]
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
