import type { CoverageGap } from "../task/coverage.ts"
import { joined, silentSpeech } from "./coverage.ts"
import { overlapOf, type Span } from "./speech.ts"
import { type ChunkResult, type ChunkWork, isFirstPass, type RecordingPlan, speechOf, type Work } from "./work.ts"

/** Milliseconds added around a gap, so that the engine gets whole words at its edges. */
export const margin = 400

/** What a chunk adds to the transcript. */
export interface Contribution extends ChunkResult {
  readonly chunk: number
}

/** What each chunk adds to the transcript, in order. */
export const contributions = ({ plan, chunks }: Work): ReadonlyArray<Contribution> =>
  chunks.flatMap((chunk) => contributionOf(plan, chunk))

/** A chunk that retries a gap counts only within that gap. */
export const contributionOf = (plan: RecordingPlan, chunk: ChunkWork): ReadonlyArray<Contribution> => {
  const { index, result, speech } = chunk
  return result === null ? [] : [{ ...(isFirstPass(plan, chunk) ? result : within(result, speech)), chunk: index }]
}

const within = (result: ChunkResult, spans: ReadonlyArray<Span>): ChunkResult => {
  const isInside = ({ begin, end }: Span) =>
    spans.some((span) => (begin + end) / 2 >= span.begin && (begin + end) / 2 < span.end)
  return {
    ...result,
    words: result.words.filter(isInside),
    sentences: result.sentences?.filter(isInside) ?? null,
    turns: result.turns?.filter(isInside) ?? null,
  }
}

/** Stretches of detected speech in which no finished chunk has a word. */
export const missingSpeech = (work: Work, hasWordTimes: boolean): ReadonlyArray<Span> =>
  missingIn(speechOf(work), work, hasWordTimes)

/** Stretches in which no finished chunk has a word, of speech that is known from elsewhere. */
export const missingIn = (
  speech: ReadonlyArray<Span>,
  work: Work,
  hasWordTimes: boolean,
): ReadonlyArray<Span> => {
  const done = work.chunks.flatMap(({ begin, end, result }) =>
    result === null ? [] : [{ span: { begin, end }, result }]
  )
  const words = hasWordTimes ? done.flatMap(({ result }) => result.words) : []
  const spans = done.filter(({ result }) => isWhole(result, hasWordTimes)).map(({ span }) => span)
  // A sentence may reach across speech that has no words: it accounts only for what has no words at all.
  const sentences = done.flatMap(({ result }) => hasWordTimes && result.words.length > 0 ? [] : result.sentences ?? [])
  return silentSpeech(speech, { words, spans: joined([...spans, ...sentences]) })
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
