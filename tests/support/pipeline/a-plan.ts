import type { Span } from "#domain/transcript/speech.ts"
import type { ChunkResult, PlannedChunk, RecordingPlan } from "#domain/transcript/work.ts"

export const aPlan = (given: Partial<RecordingPlan> = {}): RecordingPlan => ({
  duration: 61_000,
  offsets: [0],
  engine: "scripted",
  chunkCount: 2,
  ...given,
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
