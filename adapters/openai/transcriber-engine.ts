import { ChunkFailed } from "#domain/transcript/errors.ts"
import type { AudioChunk, Engine, Recognition, RecognitionOptions } from "#domain/transcript/transcriber.port.ts"
import { Effect, Semaphore } from "effect"
import type OpenAI from "openai"
import { isMute, readChunk } from "../pcm/read-chunk.ts"
import { type SoundMap, soundMap } from "../pcm/spread-words.ts"
import { DiarizedAnswer, PlainAnswer, VerboseAnswer } from "./answers.ts"
import type { CallFailed } from "./call-failed.ts"
import { call } from "./call.ts"
import { connect, type Endpoint, openAi } from "./endpoint.ts"
import { fromDiarized, fromPlain, fromVerbose } from "./recognition.ts"
import { type AnswerFormat, type SpeechModel, speechModel } from "./speech-model.ts"
import { wavFile } from "./wav.ts"

export interface OpenAiEngineOptions extends Partial<Endpoint> {
  readonly apiKey: string
  /** "whisper-1", "gpt-4o-transcribe", or another model of the service. */
  readonly model: string
  /** Concurrent requests; 8 by default. */
  readonly parallel?: number
}

/** Chunks that are read and packed beside the concurrent requests, so that the service need not wait for the next one. */
const ready = 2

/** Recognition with any service compatible with OpenAI's `/audio/transcriptions`. */
export const engine = (options: OpenAiEngineOptions): Engine => {
  const endpoint: Endpoint = { ...openAi, ...options }
  const client = connect(endpoint)
  const model = speechModel(options.model)
  const { parallel = 8 } = options
  const requests = Semaphore.makeUnsafe(parallel)
  let format = model.format
  return {
    name: options.model,
    capabilities: {
      languages: "any",
      wordTimes: model.format === "verbose_json",
      punctuation: true,
      // It reports confidence for segments, not for words.
      wordConfidence: false,
      speakers: model.format === "diarized_json",
      hotwords: model.hotwords !== null,
      maxChunk: model.maxChunk,
      preferredChunk: model.preferredChunk,
      parallel: parallel + ready,
    },
    prepare: () => Effect.void,
    recognise: Effect.fn("OpenAiEngine.recognise")(function*(chunk, asked) {
      const samples = yield* Effect.promise(() => readChunk(chunk))
      if (isMute(samples)) return { words: [], language: null }
      const request = requestOf(options.model, model, wavFile(samples, "chunk.wav"), asked)
      // Chunks under way asked before the first was refused; each of them asks again by itself.
      const asking = format
      const map = soundMap(samples)
      const ask = (as: AnswerFormat) => requests.withPermit(transcribe(client, endpoint, as, request, chunk, map))
      return yield* ask(asking).pipe(
        Effect.catchIf(
          (failure) => refusesFormat(failure, asking),
          () => Effect.tap(ask("json"), () => Effect.sync(() => format = "json")),
        ),
        Effect.mapError(({ reason, detail, retry }) => new ChunkFailed({ reason, detail, retry })),
      )
    }),
  }
}

type Request = Pick<
  OpenAI.Audio.TranscriptionCreateParamsNonStreaming,
  "file" | "model" | "language" | "prompt" | "keywords"
>

const requestOf = (name: string, model: SpeechModel, file: File, asked: RecognitionOptions): Request => ({
  file,
  model: name,
  ...(asked.language === "auto" ? {} : { language: asked.language }),
  ...(model.hotwords === "prompt" && asked.hotwords.length > 0 ? { prompt: asked.hotwords.join(", ") } : {}),
  ...(model.hotwords === "keywords" && asked.hotwords.length > 0 ? { keywords: [...asked.hotwords] } : {}),
})

const transcribe = (
  client: OpenAI,
  endpoint: Endpoint,
  format: AnswerFormat,
  request: Request,
  chunk: AudioChunk,
  map: SoundMap,
): Effect.Effect<Recognition, CallFailed> => {
  const ask = (extra: Partial<OpenAI.Audio.TranscriptionCreateParamsNonStreaming>) => (signal: AbortSignal) =>
    client.audio.transcriptions.create({ ...request, ...extra, response_format: format }, { signal })
  if (format === "verbose_json") {
    return call(endpoint, VerboseAnswer, ask({ timestamp_granularities: ["word", "segment"] })).pipe(
      Effect.map((answer) => fromVerbose(answer, chunk, map)),
    )
  }
  if (format === "diarized_json") {
    return call(endpoint, DiarizedAnswer, ask({ chunking_strategy: "auto" })).pipe(
      Effect.map((answer) => fromDiarized(answer, chunk, map)),
    )
  }
  return call(endpoint, PlainAnswer, ask({})).pipe(Effect.map((answer) => fromPlain(answer, chunk, map)))
}

/** Services without word times answer 400 or 422, and most of them name the field. */
const refusesFormat = (failure: CallFailed, format: AnswerFormat): boolean =>
  format === "verbose_json" && (failure.status === 400 || failure.status === 422)
  && (failure.parameter === null || /response_format|timestamp_granularities/.test(failure.parameter))
