import { noteWork } from "#adapters/engines/speech/transcribers/engine-time.ts"
import { canConfine } from "#adapters/system/child-process/confinement.ts"
import { removeStaleFolders } from "#adapters/system/child-process/temp-folder.ts"
import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { ChunkFailed, type EngineUnavailable } from "#domain/recognition/errors.ts"
import type { Word } from "#domain/recognition/speech.ts"
import type {
  AudioChunk,
  Engine,
  EngineCapabilities,
  RecognitionOptions,
} from "#domain/recognition/transcriber.port.ts"
import { Effect, type Scope, Semaphore } from "effect"
import { open } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { hotwordsFrom } from "./hotword.ts"
import { listen } from "./listen.ts"
import { transformEstimator } from "./mllr/transform-estimator.ts"
import { installedModel, modelIn, requireInstalled } from "./model.ts"
import { makePool } from "./pool.ts"
import { spellHotwords } from "./recognised-words.ts"
import { startPair } from "./sphinx-pair.ts"
import { startSphinx } from "./sphinx-process.ts"
import { vocabularyFor } from "./vocabulary.ts"

export interface Options {
  /** Where generated dictionaries and language models are cached between runs. */
  readonly cache: string
  /** The folder of the en-us model; that of the Debian package by default. */
  readonly model?: string
  /** Number of recogniser processes; one per processor by default. */
  readonly processes?: number
  /** Idle milliseconds after which a process is closed; 30 s by default. */
  readonly idleTime?: number
  /** Hears everything once, in a third of the time: for an engine that needs the times of words more than the words. */
  readonly isBrisk?: boolean
}

/** Free bytes at start; with less, doubtful speech is only decoded again by the same processes. */
const memoryForBoth = 1 << 30

/** The embedded English recogniser. Its processes end with the scope. */
export const engine = (options: Options): Effect.Effect<Engine, EngineUnavailable, Scope.Scope> =>
  Effect.gen(function*() {
    const model = modelIn(options.model ?? installedModel())
    yield* requireInstalled(model)
    yield* Effect.promise(removeStaleFolders)
    const { processes = availableParallelism(), isBrisk = false } = options
    const hasBoth = process.availableMemory() > memoryForBoth
    const context = yield* Effect.context()
    const estimatorWith = yield* transformEstimator()
    const pool = yield* makePool({
      size: processes,
      idleTime: options.idleTime ?? 30_000,
      start: (vocabulary) =>
        Effect.runPromiseWith(context)(canConfine).then((isConfined) =>
          startPair(
            (search) => startSphinx(model, vocabulary, isBrisk ? "brisk" : search, isConfined),
            hasBoth && !isBrisk,
          )
        ),
    })
    const oneAtATime = yield* Semaphore.make(1)
    const vocabularyOf = (hotwords: ReturnType<typeof hotwordsFrom>) =>
      oneAtATime.withPermits(1)(vocabularyFor(model, options.cache, hotwords))
    const recognise = Effect.fn("Pocketsphinx.recognise")(function*(chunk: AudioChunk, asked: RecognitionOptions) {
      const hotwords = hotwordsFrom(asked.hotwords)
      const vocabulary = yield* vocabularyOf(hotwords).pipe(
        Effect.mapError(({ detail }) => new ChunkFailed({ reason: "engine-died", detail, retry: true })),
      )
      const samples = yield* Effect.promise(() => samplesOf(chunk))
      const { account, recording, priority, isAhead = false } = asked
      const timeLimit = 20_000 + 4 * (chunk.end - chunk.begin)
      const estimate = isBrisk ? null : estimatorWith(model, vocabulary)
      const heard = listen(chunk, samples, estimate)
      const note = yield* noteWork
      const timed: typeof heard = async (searches) => {
        const began = performance.now()
        return heard(searches).finally(() => note(performance.now() - began))
      }
      const job = { vocabulary, listen: timed, timeLimit, account, recording, priority, isAhead }
      const result = yield* pool.recognise(job)
      return { words: placed(spellHotwords(result, hotwords), chunk), language: null }
    })
    const prepare = (asked: RecognitionOptions) =>
      vocabularyOf(hotwordsFrom(asked.hotwords)).pipe(Effect.flatMap(pool.prepare), Effect.ignore)
    return { name: "pocketsphinx en-us", capabilities: capabilities(processes), prepare, recognise }
  })

const capabilities = (parallel: number): EngineCapabilities => ({
  languages: ["en"],
  wordTimes: true,
  punctuation: false,
  wordConfidence: true,
  speakers: false,
  hotwords: true,
  maxChunk: 20_000,
  preferredChunk: 12_000,
  parallel,
})

const samplesOf = async ({ audio, begin, end }: AudioChunk): Promise<Buffer> => {
  const file = await open(audio.path, "r")
  try {
    const from = Math.round(begin) * bytesPerMillisecond
    const samples = Buffer.alloc(Math.max(0, Math.round(end) * bytesPerMillisecond - from))
    const { bytesRead } = await file.read(samples, 0, samples.length, from)
    return samples.subarray(0, bytesRead - (bytesRead % 2))
  } finally {
    await file.close()
  }
}

/** Times from the start of the recording, clamped to the chunk. */
const placed = (words: ReadonlyArray<Word>, { begin, end }: AudioChunk): ReadonlyArray<Word> =>
  words.map((word) => ({
    ...word,
    begin: Math.min(end, begin + word.begin),
    end: Math.min(end, begin + word.end),
  }))
