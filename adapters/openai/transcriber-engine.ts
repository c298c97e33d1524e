import { isMute, readChunk } from "#adapters/media/pcm/read-chunk.ts"
import { soundMap } from "#adapters/media/pcm/spread-words.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import type { Engine } from "#domain/recognition/transcriber.port.ts"
import { Effect, Result, Semaphore } from "effect"
import type OpenAI from "openai"
import { type CallFailed, unreadable } from "./call-failed.ts"
import { retried, send as sendTo } from "./call.ts"
import { connect, type Endpoint, openAi } from "./endpoint.ts"
import { fromDiarized, fromPlain, fromVerbose } from "./recognition.ts"
import { type AnswerFormat, speechModel } from "./speech-model.ts"
import { inFormat, refusesFormat, requestOf, type SpeechRequest } from "./speech-request.ts"
import { type TranscriptionResponse, transcriptionResponse } from "./transcription-response.ts"
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
  /** Whether it is known in which format the service answers. */
  let isSettled = model.format !== "verbose_json"
  let format = model.format
  const deciding = Semaphore.makeUnsafe(1)
  /** OpenAI's own model has them, so that all chunks may ask at once; a service that borrows its name may still refuse. */
  const isKnown = options.model === "whisper-1"
  const inTurn = <A, E>(work: Effect.Effect<A, E>) => isKnown ? deciding.withPermit(work) : work
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
      const map = soundMap(samples)
      const read = (as: AnswerFormat) => (answer: TranscriptionResponse) => reading[as](answer, chunk, map)
      const send = (as: AnswerFormat) => transcribe(client, endpoint, as, request)
      const ask = (as: AnswerFormat) => Effect.map(requests.withPermit(retried(endpoint)(send(as))), read(as))
      /** The answer, or the refusal of its format, which is not repeated like other failures. */
      const wordTimes = requests.withPermit(retried(endpoint)(orRefusal(send("verbose_json")))).pipe(
        Effect.map(Result.map(read("verbose_json"))),
        Effect.tap((heard) => Effect.sync(() => isSettled ||= Result.isSuccess(heard))),
      )
      const fallBack = Effect.fnUntraced(function*(refusal: CallFailed) {
        if (isSettled) return null
        // Services also fail by chance with 500.
        const again = refusal.status === 500 ? yield* wordTimes : Result.fail(refusal)
        if (Result.isSuccess(again)) return again.success
        format = "json"
        return yield* Effect.tap(ask(format), () => Effect.sync(() => isSettled = true))
      })
      /** Null once another chunk has found out. */
      const findOut = Effect.suspend(() =>
        isSettled ?
          Effect.succeed(null) :
          Effect.flatMap(wordTimes, (heard) =>
            Result.isSuccess(heard) ? Effect.succeed(heard.success) : inTurn(fallBack(heard.failure)))
      )
      // Each request is paid for: where it is not known what a model can do, the first chunk finds out for the whole job.
      const first = isSettled
        ? null
        : yield* Effect.mapError(isKnown ? findOut : deciding.withPermit(findOut), chunkFailed)
      return first ?? (yield* Effect.mapError(Effect.suspend(() => ask(format)), chunkFailed))
    }),
  }
}

/** What an engine may refuse is kept apart from failures: those are tried again. */
const orRefusal = <A>(request: Effect.Effect<A, CallFailed>): Effect.Effect<Result.Result<A, CallFailed>, CallFailed> =>
  request.pipe(
    Effect.map(Result.succeed),
    Effect.catchIf(refusesFormat, (refusal) => Effect.succeed(Result.fail(refusal))),
  )

const chunkFailed = ({ reason, detail, retry }: CallFailed) => new ChunkFailed({ reason, detail, retry })

const reading = { verbose_json: fromVerbose, diarized_json: fromDiarized, json: fromPlain } as const

const transcribe = Effect.fnUntraced(
  function*(client: OpenAI, endpoint: Endpoint, format: AnswerFormat, request: SpeechRequest) {
    const answer: unknown = yield* sendTo(
      endpoint,
      (signal) => client.audio.transcriptions.create(inFormat(request, format), { signal }),
    )
    return transcriptionResponse(answer) ?? (yield* unreadable("the answer has no text"))
  },
)
