import { EndpointFailed, EndpointTester, type OpenEndpoint } from "#domain/engine/endpoint-tester.port.ts"
import { Effect, Layer } from "effect"
import { APIConnectionError, APIError } from "openai"
import { readChunk } from "../pcm/read-chunk.ts"
import { secondOfSpeech } from "../pcm/second-of-speech.ts"
import { connect, openAi } from "./endpoint.ts"
import { wavFile } from "./wav.ts"

/** An answer in any shape that could be a transcription. */
const textOf = (answer: unknown): string | null => {
  if (typeof answer === "string") return answer
  return typeof answer === "object" && answer !== null && "text" in answer && typeof answer.text === "string"
    ? answer.text
    : null
}

export const layer = (timeLimit = 30_000): Layer.Layer<EndpointTester> =>
  Layer.succeed(EndpointTester, {
    test: Effect.fn("EndpointTester.test")(function*(endpoint) {
      const samples = yield* Effect.promise(() => readChunk(secondOfSpeech))
      const client = connect({ ...openAi, baseUrl: endpoint.address, apiKey: endpoint.key ?? "none" })
      const answer: unknown = yield* Effect.tryPromise({
        try: (signal) =>
          client.audio.transcriptions.create(
            { file: wavFile(samples, "test.wav"), model: endpoint.model, response_format: "json" },
            { signal },
          ),
        catch: (cause) => new EndpointFailed({ detail: withoutKey(detailOf(cause), endpoint) }),
      }).pipe(Effect.timeoutOrElse({
        duration: timeLimit,
        orElse: () => Effect.fail(new EndpointFailed({ detail: `no answer within ${timeLimit / 1000} seconds` })),
      }))
      const text = textOf(answer)
      return text === null
        ? yield* new EndpointFailed({ detail: "the answer has no text: this is not an endpoint for transcriptions" })
        : text.trim().slice(0, 500)
    }),
  })

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
