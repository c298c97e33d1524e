import type { CoverageGap } from "../task/coverage.ts"
import { joined, silentSpeech } from "./coverage.ts"
import { overlapOf, type Span } from "./speech.ts"
import type { ChunkResult, ChunkWork, Work } from "./work.ts"

/** Milliseconds added around a gap, so that the engine gets whole words at its edges. */
export const margin = 400

/** What each chunk adds to the transcript, in order. A chunk that retries a gap counts only within that gap. */
export const contributions = ({ plan, chunks }: Work): ReadonlyArray<ChunkResult> =>
  chunks.flatMap(({ result, index, begin, end }) => {
    if (result === null) return []
    return [index < plan.chunkCount ? result : within(result, { begin: begin + margin, end: end - margin })]
  })

const within = (result: ChunkResult, span: Span): ChunkResult => {
  const isInside = ({ begin, end }: Span) => (begin + end) / 2 >= span.begin && (begin + end) / 2 < span.end
  return {
    ...result,
    words: result.words.filter(isInside),
    sentences: result.sentences?.filter(isInside) ?? null,
    turns: result.turns?.filter(isInside) ?? null,
  }
}

/** Stretches of detected speech in which no finished chunk has a word. */
export const missingSpeech = ({ plan, chunks }: Work, hasWordTimes: boolean): ReadonlyArray<Span> => {
  const done = chunks.flatMap(({ begin, end, result }) => result === null ? [] : [{ span: { begin, end }, result }])
  const words = hasWordTimes ? done.flatMap(({ result }) => result.words) : []
  const spans = done.filter(({ result }) => isWhole(result, hasWordTimes)).map(({ span }) => span)
  const sentences = done.flatMap(({ result }) => result.sentences ?? [])
  return silentSpeech(plan.speech, { words, spans: joined([...spans, ...sentences]) })
}

/** Without word times, a chunk's text accounts for the whole chunk. */
const isWhole = (
  { words, sentences }: { words: ReadonlyArray<unknown>; sentences: unknown },
  hasWordTimes: boolean,
): boolean => !hasWordTimes && sentences === null && words.length > 0

/** The missing stretches with the reasons found in the chunks around them; null if any has no reason. */
export const explained = (
  missing: ReadonlyArray<Span>,
  chunks: ReadonlyArray<ChunkWork>,
): ReadonlyArray<CoverageGap> | null => {
  const gaps = missing.map((span) => ({ span, reason: reasonOf(span, chunks) }))
  return gaps.every(({ reason }) => reason !== null)
    ? gaps.map(({ span: { begin, end }, reason }) => ({ begin, end, reason: reason ?? "" }))
    : null
}

const reasonOf = (span: Span, chunks: ReadonlyArray<ChunkWork>): string | null => {
  const around = chunks.filter((chunk) => overlapOf(chunk, span) > 0)
  const failed = around.find(({ state }) => state === "failed")
  if (failed !== undefined) return failed.failure ?? "failed"
  return around.some(({ state }) => state === "done") ? "no-words-heard" : null
}
