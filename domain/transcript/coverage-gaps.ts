import type { CoverageGap } from "../task/coverage.ts"
import { joined, silentSpeech } from "./coverage.ts"
import { overlapOf, type Span } from "./speech.ts"
import type { ChunkResult, ChunkWork, Work } from "./work.ts"

/** Room around a hole, so that the engine hears the words at its edges whole; milliseconds. */
export const margin = 400

/** What every chunk adds to the transcript, in order. A refilling chunk counts only within the hole it was cut for. */
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

/** Stretches of detected speech for which no finished chunk gives a word. */
export const missingSpeech = ({ plan, chunks }: Work, hasWordTimes: boolean): ReadonlyArray<Span> => {
  const result = chunks.flatMap((chunk) => chunk.result === null ? [] : [{ chunk, result: chunk.result }])
  const words = hasWordTimes ? result.flatMap((one) => one.result.words) : []
  const spans = result.filter((one) => isWhole(one.result, hasWordTimes)).map(({ chunk: { begin, end } }) => ({
    begin,
    end,
  }))
  const sentences = result.flatMap((one) => one.result.sentences ?? [])
  return silentSpeech(plan.speech, { words, spans: joined([...spans, ...sentences]) })
}

/** Without word times, text stands for all of its chunk. */
const isWhole = (
  { words, sentences }: { words: ReadonlyArray<unknown>; sentences: unknown },
  hasWordTimes: boolean,
): boolean => !hasWordTimes && sentences === null && words.length > 0

/** What is missing, each with the reason the chunks around it give; null where none of them says why. */
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
