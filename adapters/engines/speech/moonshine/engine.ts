import { recogniserWorkers } from "#adapters/engines/speech/sherpa-onnx/recogniser-workers.ts"
import { isMute, readChunk } from "#adapters/media/pcm/read-chunk.ts"
import { type SoundMap, soundMap, spreadWords } from "#adapters/media/pcm/spread-words.ts"
import { bytesPerMillisecond } from "#domain/media/audio.ts"
import type { ChunkFailed, EngineUnavailable } from "#domain/recognition/errors.ts"
import type { Word } from "#domain/recognition/speech.ts"
import type { AudioChunk, Engine, RecognitionOptions } from "#domain/recognition/transcriber.port.ts"
import { Effect, type Scope } from "effect"
import { withDigits } from "./digits.ts"
import { hearText, type Part } from "./hear-text.ts"
import { listenAgain } from "./listen-again.ts"
import { mergeWords, unheard } from "./merge-words.ts"
import { isMarked, sentencesOf } from "./sentences.ts"
import { type Weights, weights } from "./weights.ts"
import { withRoom } from "./with-room.ts"

export interface Options {
  /** Where the list of tokens is kept between runs. */
  readonly cache: string
  /** Hears the same speech less well, but with a time and confidence for each word, and with hotwords. */
  readonly timing: Effect.Effect<Engine, EngineUnavailable, Scope.Scope>
  /** Number of processes, each with the model in memory. */
  readonly processes: number
  /** Other weights than those of the package. */
  readonly weights?: Effect.Effect<Weights, EngineUnavailable>
}

/**
 * The embedded English recogniser: Moonshine writes, and another recogniser says when each word was said. Their processes end
 * with the scope.
 */
export const engine = Effect.fnUntraced(function*(
  { cache, timing, processes, weights: given = weights(cache) }: Options,
): Effect.fn.Return<Engine, EngineUnavailable, Scope.Scope> {
  const { folder, model } = yield* given
  const other = yield* timing
  const write = yield* recogniserWorkers(folder, model, { processes, threads: 1 })

  const recognise = Effect.fn("Moonshine.recognise")(function*(chunk: AudioChunk, asked: RecognitionOptions) {
    const samples = yield* Effect.promise(() => readChunk(chunk))
    if (isMute(samples)) return { words: [], language: null }
    const heard = (yield* other.recognise(chunk, asked)).words.map((word) => moved(word, -chunk.begin))
    const hear = (sound: Buffer) => Effect.map(write(sound, asked), ({ text }) => text)
    const parts = yield* hearText(
      hear,
      samples,
      heard,
      { begin: 0, end: chunk.end - chunk.begin },
    ).pipe(Effect.catchIf(isHopeless, withoutModel))
    if (parts === null) return { words: heard.map((word) => moved(word, chunk.begin)), language: null }
    const hotwords = new Set(asked.hotwords.flatMap((one) => one.toLowerCase().split(/[\s_-]+/)))
    const map = soundMap(samples)
    const heardParts = yield* Effect.forEach(
      parts,
      (part) => listenAgain(hear, soundOf(samples, part), timed(part, map, hotwords)),
    )
    const words = heardParts.flat().map((word) => moved(word, chunk.begin))
    if (!isMarked(words)) return { words, language: null }
    const marked = withDigits(words)
    return { words: marked, sentences: sentencesOf(marked), language: null }
  })

  return {
    name: "moonshine-base en",
    // Measured; up to 30 s can be heard at once.
    capabilities: { ...other.capabilities, punctuation: true, preferredChunk: 20_000, maxChunk: 28_000 },
    // Loads the model, which takes a second.
    prepare: (asked) =>
      Effect.all([other.prepare(asked), Effect.ignore(write(aSecond, asked))], { concurrency: 2, discard: true }),
    recognise,
  }
})

const aSecond = Buffer.alloc(1000 * bytesPerMillisecond)

/** The model cannot be loaded: no chunk will ever be written. */
const isHopeless = ({ retry }: ChunkFailed): boolean => !retry

const withoutModel = ({ detail }: ChunkFailed) =>
  Effect.as(
    Effect.logWarning("Moonshine cannot write; the words of the other recogniser are used", { detail }),
    null,
  )

const soundOf = (samples: Buffer, { begin, end }: Part): Buffer =>
  samples.subarray(Math.round(begin) * bytesPerMillisecond, Math.round(end) * bytesPerMillisecond)

/** Where the other heard nothing, words are spread over the sound. */
const timed = (part: Part, map: SoundMap, hotwords: ReadonlySet<string>): ReadonlyArray<Word> =>
  part.heard.length > 0
    ? withRoom(mergeWords(part.written, part.heard, hotwords), part, map)
    : spreadWords(part.written.join(" "), part, map, 0).map(({ begin, end, text }) => ({
      begin,
      end,
      text,
      confidence: unheard,
    }))

const moved = (word: Word, by: number): Word => ({ ...word, begin: word.begin + by, end: word.end + by })
