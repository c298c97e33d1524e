import type { Hole } from "../task/coverage.ts"
import { joined, silentSpeech } from "./coverage.ts"
import { overlapOf, type Span } from "./speech.ts"
import type { ChunkWork, Heard, Work } from "./work.ts"

/** Room around a hole, so that the engine hears the words at its edges whole; milliseconds. */
export const margin = 400

/** What every chunk adds to the transcript, in order. A refilling chunk counts only within the hole it was cut for. */
export const contributions = ({ plan, chunks }: Work): ReadonlyArray<Heard> =>
  chunks.flatMap(({ heard, index, begin, end }) => {
    if (heard === null) return []
    return [index < plan.chunkCount ? heard : within(heard, { begin: begin + margin, end: end - margin })]
  })

const within = (heard: Heard, span: Span): Heard => {
  const isInside = ({ begin, end }: Span) => (begin + end) / 2 >= span.begin && (begin + end) / 2 < span.end
  return {
    ...heard,
    words: heard.words.filter(isInside),
    sentences: heard.sentences?.filter(isInside) ?? null,
    turns: heard.turns?.filter(isInside) ?? null,
  }
}

/** Stretches of detected speech for which no finished chunk gives a word. */
export const missingSpeech = ({ plan, chunks }: Work, hasWordTimes: boolean): ReadonlyArray<Span> => {
  const heard = chunks.flatMap((chunk) => chunk.heard === null ? [] : [{ chunk, heard: chunk.heard }])
  const words = hasWordTimes ? heard.flatMap((one) => one.heard.words) : []
  const spans = heard.filter((one) => isWhole(one.heard, hasWordTimes)).map(({ chunk: { begin, end } }) => ({
    begin,
    end,
  }))
  const sentences = heard.flatMap((one) => one.heard.sentences ?? [])
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
): ReadonlyArray<Hole> | null => {
  const holes = missing.map((span) => ({ span, reason: reasonOf(span, chunks) }))
  return holes.every(({ reason }) => reason !== null)
    ? holes.map(({ span: { begin, end }, reason }) => ({ begin, end, reason: reason ?? "" }))
    : null
}

const reasonOf = (span: Span, chunks: ReadonlyArray<ChunkWork>): string | null => {
  const around = chunks.filter((chunk) => overlapOf(chunk, span) > 0)
  const failed = around.find(({ state }) => state === "failed")
  if (failed !== undefined) return failed.failure ?? "failed"
  return around.some(({ state }) => state === "done") ? "no-words-heard" : null
}
