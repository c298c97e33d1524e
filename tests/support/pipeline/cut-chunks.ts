import { addSpan, type ChunkRules, type Cutting, endCutting } from "#domain/recognition/chunks.ts"
import type { Span } from "#domain/recognition/speech.ts"
import type { PlannedChunk } from "#domain/recognition/work.ts"

/** All chunks of a recording at once. */
export const cutChunks = (
  spans: ReadonlyArray<Span>,
  duration: number,
  rules: ChunkRules,
): ReadonlyArray<PlannedChunk> => {
  let cutting: Cutting = { open: null, before: null }
  const chunks = spans.flatMap((span) => {
    const [next, done] = addSpan(cutting, span, rules)
    cutting = next
    return done
  })
  return [...chunks, ...endCutting(cutting, duration, rules)]
}
