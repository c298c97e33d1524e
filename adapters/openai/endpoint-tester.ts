import { readChunk } from "#adapters/media/pcm/read-chunk.ts"
import { secondOfSpeech } from "#adapters/media/pcm/second-of-speech.ts"
import {
  type EndpointAnswer,
  EndpointFailed,
  EndpointTester,
  type OpenEndpoint,
} from "#domain/engine/endpoint-tester.port.ts"
import { Effect, Layer } from "effect"
import { APIConnectionError, APIError } from "openai"
import { callFailed } from "./call-failed.ts"
import { connect, openAi } from "./endpoint.ts"
import { type AnswerFormat, speechModel } from "./speech-model.ts"
import { inFormat, refusesFormat, requestOf } from "./speech-request.ts"
import { hasTimes, type TranscriptionResponse, transcriptionResponse } from "./transcription-response.ts"
import { wavFile } from "./wav.ts"

/** Asks as a job does: for the format of the model and, where the service refuses word times, for the text alone. */
export const layer = (timeLimit = 30_000): Layer.Layer<EndpointTester> =>
  Layer.succeed(EndpointTester, {
    test: Effect.fn("EndpointTester.test")(function*(endpoint) {
      const samples = yield* Effect.promise(() => readChunk(secondOfSpeech))
      const client = connect({ ...openAi, baseUrl: endpoint.address, apiKey: endpoint.key ?? "none" })
      const model = speechModel(endpoint.model)
      const request = requestOf(endpoint.model, model, wavFile(samples, "test.wav"), { language: "auto", hotwords: [] })
      const ask = (format: AnswerFormat): Effect.Effect<unknown, Failure> =>
        Effect.tryPromise({
          try: (signal) => client.audio.transcriptions.create(inFormat(request, format), { signal }),
          catch: (cause): Failure => ({
            detail: withoutKey(detailOf(cause), endpoint),
            status: cause instanceof APIError ? cause.status ?? null : null,
            isOfFormat: refusesFormat(callFailed(cause, 0)),
          }),
        }).pipe(Effect.timeoutOrElse({
          duration: timeLimit,
          orElse: () => Effect.fail(failure(`no answer within ${timeLimit / 1000} seconds`)),
        }))
      const withTimes = ask("verbose_json").pipe(
        // Services also fail by chance with 500.
        Effect.retry({ times: 1, while: ({ status }) => status === 500 }),
        Effect.catchIf(({ isOfFormat }) => isOfFormat, () => ask("json")),
      )
      const answer = yield* (model.format === "verbose_json" ? withTimes : ask(model.format)).pipe(
        Effect.mapError(({ detail }) => new EndpointFailed({ detail })),
      )
      const heard = transcriptionResponse(answer)
      return heard === null
        ? yield* new EndpointFailed({ detail: "the answer has no text: this is not an endpoint for transcriptions" })
        : described(heard)
    }),
  })

interface Failure {
  readonly detail: string
  readonly status: number | null
  /** Whether a job would then ask for the text alone. */
  readonly isOfFormat: boolean
}

const failure = (detail: string): Failure => ({ detail, status: null, isOfFormat: false })

const described = (heard: TranscriptionResponse): EndpointAnswer => {
  const text = heard.text.trim().slice(0, 500)
  return text === ""
    ? { text, hasWordTimes: null, hasSegments: null }
    : { text, hasWordTimes: hasTimes(heard.words), hasSegments: hasTimes(heard.segments) }
}

/** What the service or the network says, on one line. */
const detailOf = (cause: unknown): string => {
  if (cause instanceof APIConnectionError) return `cannot be reached: ${networkError(cause)}`
  if (cause instanceof APIError) {
    const said = cause.message.replace(/^\d{3}\s*/, "").replaceAll(/\s+/g, " ").trim()
    return `HTTP ${cause.status ?? "?"}${said === "" ? "" : `: ${said.slice(0, 300)}`}`
  }
  return cause instanceof SyntaxError ? "the answer is not JSON" : networkError(cause)
}

/** The innermost error, such as ECONNREFUSED or a certificate that is not trusted. */
const networkError = (cause: unknown): string => {
  if (!(cause instanceof Error)) return "the request failed"
  if (cause.cause instanceof Error) return networkError(cause.cause)
  return "code" in cause && typeof cause.code === "string" ? `${cause.code} ${cause.message}`.trim() : cause.message
}

/** Services quote the key they refuse. */
const withoutKey = (text: string, { key }: OpenEndpoint): string =>
  key === null || key === "" ? text : text.replaceAll(key, "…")
