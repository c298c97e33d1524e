import { atSpeed } from "#adapters/media/pcm/at-speed.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import type { Word } from "#domain/recognition/speech.ts"
import { combine } from "./combine.ts"
import type { HeardUtterance } from "./mllr/estimate-transform.ts"

/** Words with times from the start of the samples. */
export type Heard = ReadonlyArray<Word> | ChunkFailed

/** The same recogniser with two passes over the audio, and with one: null if there is not enough memory for both. */
export interface Searches {
  readonly thorough: (samples: Buffer) => Promise<HeardUtterance | ChunkFailed>
  /** With transforms that adapt the means of its model; the means as they are if null. */
  readonly quick: ((samples: Buffer, transform: string | null) => Promise<HeardUtterance | ChunkFailed>) | null
}

type Hear = (samples: Buffer) => Promise<HeardUtterance | ChunkFailed>

/** Slightly slower and faster: voices and rates of speech differ from those the model was trained on. */
const speeds = [0.97, 1.03]

/**
 * Below this mean confidence an utterance is decoded again. Measured: about 0.8 on clean synthetic speech, 0.4 to 0.6
 * on poor audio. At 0.75, a ninth more is decoded, for four words in 2,400.
 */
const sure = 0.65

export const isDoubtful = (words: ReadonlyArray<Word>): boolean =>
  words.length > 0 && words.reduce((sum, { confidence }) => sum + (confidence ?? 1), 0) / words.length < sure

/**
 * Decodes an utterance again that the recogniser was unsure of, until two attempts agree, up to three times in all; the
 * majority decides. With one pass, further attempts make other mistakes than the first, so it is right more often.
 */
export const hearAgain = (
  first: ReadonlyArray<Word>,
  samples: Buffer,
  { thorough, quick }: Searches,
  transform: string | null,
): Promise<Heard> =>
  hearOthers([first], speeds, samples, quick === null ? thorough : (sound) => quick(sound, transform))

const hearOthers = async (
  heard: ReadonlyArray<ReadonlyArray<Word>>,
  [speed, ...others]: ReadonlyArray<number>,
  samples: Buffer,
  hear: Hear,
): Promise<Heard> => {
  if (speed === undefined) return combine(heard)
  const words = await hearAt(speed, samples, hear)
  if (words instanceof ChunkFailed) return words
  const isAgreed = heard.some((before) => textOf(before) === textOf(words))
  return hearOthers([...heard, words], isAgreed ? [] : others, samples, hear)
}

const hearAt = async (speed: number, samples: Buffer, hear: Hear): Promise<Heard> => {
  const heard = await hear(atSpeed(samples, speed))
  return heard instanceof ChunkFailed ? heard : heard.words.map((word) => asSpoken(word, speed))
}

/** With times from before the speed was changed. */
const asSpoken = (word: Word, speed: number): Word => ({
  ...word,
  begin: Math.round(word.begin * speed),
  end: Math.round(word.end * speed),
})

const textOf = (words: ReadonlyArray<Word>): string => words.map(({ text }) => text).join(" ")
