import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import type { Span, Word } from "#domain/recognition/speech.ts"
import type { AudioChunk } from "#domain/recognition/transcriber.port.ts"
import { hearAgain, type Heard, isDoubtful, type Searches } from "./hear-utterance.ts"
import type { EstimateTransform } from "./mllr/transform-estimator.ts"

/** Milliseconds: pauses that end an utterance, and what is kept around each. */
const pause = 350
const pad = 150

/**
 * Recognises a chunk utterance by utterance. Most have a single speaker, and the recogniser adapts to the average of
 * its input: several voices in one piece mislead it. Times are also only exact within an utterance, because it skips
 * silence. Unless `estimate` is null, utterances it is unsure of are heard again, with its model adapted to the words of
 * the chunk.
 */
export const listen =
  (chunk: AudioChunk, samples: Buffer, estimate: EstimateTransform | null) =>
  async (searches: Searches): Promise<Heard> => {
    const utterances = utterancesOf(chunk).map(({ begin, end }): Utterance => {
      const [from, to] = [Math.round(begin - chunk.begin), Math.round(end - chunk.begin)]
      return { from, samples: samples.subarray(from * bytesPerMillisecond, to * bytesPerMillisecond) }
    })
    const firsts = await oneByOne(utterances, (utterance) => searches.thorough(utterance.samples))
    if (firsts instanceof ChunkFailed) return firsts
    if (estimate === null) return inChunk(firsts.map(({ words }) => words), utterances)
    const isAdapting = searches.quick !== null && firsts.some(({ words }) => isDoubtful(words))
    const transform = isAdapting ? await estimate(firsts) : null
    const heard = await oneByOne(utterances, async (utterance, nth) => {
      const words = firsts[nth]?.words ?? []
      return isDoubtful(words) ? hearAgain(words, utterance.samples, searches, transform) : words
    })
    if (heard instanceof ChunkFailed) return heard
    return inChunk(heard, utterances)
  }

interface Utterance {
  /** Milliseconds from the start of the chunk. */
  readonly from: number
  readonly samples: Buffer
}

/** One after another, because a recogniser handles one at a time; up to the first failure. */
const oneByOne = async <A>(
  utterances: ReadonlyArray<Utterance>,
  hear: (utterance: Utterance, nth: number) => Promise<A | ChunkFailed>,
  done: ReadonlyArray<A> = [],
): Promise<ReadonlyArray<A> | ChunkFailed> => {
  const utterance = utterances[done.length]
  if (utterance === undefined) return done
  const heard = await hear(utterance, done.length)
  return heard instanceof ChunkFailed ? heard : oneByOne(utterances, hear, [...done, heard])
}

/** The words of all utterances, with times from the start of the chunk. */
const inChunk = (
  heard: ReadonlyArray<ReadonlyArray<Word>>,
  utterances: ReadonlyArray<Utterance>,
): ReadonlyArray<Word> => heard.flatMap((words, nth) => words.map((word) => later(word, utterances[nth]?.from ?? 0)))

const later = ({ begin, end, text, confidence }: Word, by: number): Word => ({
  begin: begin + by,
  end: end + by,
  text,
  confidence,
})

/** The speech of a chunk, cut at its pauses; all of it if no more is known. */
const utterancesOf = (chunk: AudioChunk): ReadonlyArray<Span> => {
  const { begin, end, speech = [] } = chunk
  const joined: Array<Span> = []
  for (const span of speech) {
    const last = joined.at(-1)
    if (last !== undefined && span.begin - last.end < pause) joined[joined.length - 1] = { ...last, end: span.end }
    else joined.push(span)
  }
  if (joined.length === 0) return [chunk]
  return joined.map((span) => ({ begin: Math.max(begin, span.begin - pad), end: Math.min(end, span.end + pad) }))
}
