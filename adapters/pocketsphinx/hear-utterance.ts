import { ChunkFailed } from "#domain/transcript/errors.ts"
import type { Word } from "#domain/transcript/speech.ts"
import { atSpeed } from "./at-speed.ts"
import { combine } from "./combine.ts"

/** Raw samples in, words with times from the start of the samples out. */
export type Hear = (samples: Buffer) => Promise<ReadonlyArray<Word> | ChunkFailed>

/** The same recogniser with one pass over the audio, and with two: null if there is not enough memory for both. */
export interface Searches {
  readonly quick: Hear
  readonly thorough: Hear | null
}

/** Slightly slower and faster: voices and rates of speech differ from those the model was trained on. */
const slower = 0.97
const faster = 1.03

/** The first attempt, and a further one each of `furtherAttempts`. */
const allAttempts = 4

/** Further attempts, each with its own mistakes. */
const furtherAttempts = ({ quick, thorough }: Searches): ReadonlyArray<Hear> => [
  ...(thorough === null ? [] : [thorough]),
  (samples) => hearAt(slower, samples, quick),
  (samples) => hearAt(faster, samples, quick),
]

/**
 * Below this mean confidence an utterance is decoded again. Measured: about 0.8 on clean synthetic speech, 0.4 to 0.6
 * on poor audio. At 0.8, a quarter more is decoded, for eight words in 5,000.
 */
const sure = 0.65

/**
 * Recognises what was said without a pause. If the recogniser is unsure, it decodes the speech again until two
 * attempts agree, up to four times in all; the majority decides.
 */
export const hearUtterance = async (samples: Buffer, searches: Searches): ReturnType<Hear> => {
  const first = await searches.quick(samples)
  if (first instanceof ChunkFailed || !isDoubtful(first)) return first
  return hearAgain([first], furtherAttempts(searches), samples)
}

const hearAgain = async (
  heard: ReadonlyArray<ReadonlyArray<Word>>,
  [attempt, ...others]: ReadonlyArray<Hear>,
  samples: Buffer,
): ReturnType<Hear> => {
  if (attempt === undefined) return combine(withVotes(heard))
  const words = await attempt(samples)
  if (words instanceof ChunkFailed) return words
  const isAgreed = heard.some((before) => textOf(before) === textOf(words))
  return hearAgain([...heard, words], isAgreed ? [] : others, samples)
}

/**
 * Of four attempts, the first has no vote: it makes the most mistakes, and shares them with the second pass over the
 * same sound, so that these two would outvote the others.
 */
const withVotes = (heard: ReadonlyArray<ReadonlyArray<Word>>): ReadonlyArray<ReadonlyArray<Word>> =>
  heard.length < allAttempts ? heard : heard.slice(1)

const isDoubtful = (words: ReadonlyArray<Word>): boolean =>
  words.length > 0 && words.reduce((sum, { confidence }) => sum + (confidence ?? 1), 0) / words.length < sure

const hearAt = async (speed: number, samples: Buffer, hear: Hear): ReturnType<Hear> => {
  const words = await hear(atSpeed(samples, speed))
  return words instanceof ChunkFailed ? words : words.map((word) => asSpoken(word, speed))
}

/** With times from before the speed was changed. */
const asSpoken = (word: Word, speed: number): Word => ({
  ...word,
  begin: Math.round(word.begin * speed),
  end: Math.round(word.end * speed),
})

const textOf = (words: ReadonlyArray<Word>): string => words.map(({ text }) => text).join(" ")
