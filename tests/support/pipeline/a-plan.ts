import type { TaskId } from "#domain/kernel/ids.ts"
import type { Span } from "#domain/recognition/speech.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import type { ChunkResult, PlannedChunk } from "#domain/recognition/work.ts"
import { Effect } from "effect"

/** Plans a recording of these chunks as a whole. */
export const planned = (id: TaskId, chunks: ReadonlyArray<PlannedChunk>, engine = "scripted") =>
  Effect.gen(function*() {
    const works = yield* WorkStore
    yield* works.plan(id, engine)
    yield* works.extend(id, chunks)
    yield* works.complete(id, { duration: 61_000, offsets: [0], chunkCount: chunks.length })
  })

/** Chunks that are all speech. */
export const spoken = (spans: ReadonlyArray<Span>): ReadonlyArray<PlannedChunk> =>
  spans.map((span) => ({ ...span, speech: [span] }))

/** So many chunks of a second, one after the other. */
export const seconds = (count: number): ReadonlyArray<PlannedChunk> =>
  spoken(Array.from({ length: count }, (_, nth) => ({ begin: nth * 1000, end: nth * 1000 + 900 })))

/** What an engine recognised: a word for the whole chunk. */
export const oneWord = ({ begin, end }: Span, text = `word ${begin}`): ChunkResult => ({
  words: [{ begin, end, text, confidence: 1 }],
  sentences: null,
  turns: null,
  language: "en",
})
