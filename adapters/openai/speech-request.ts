import type { RecognitionOptions } from "#domain/recognition/transcriber.port.ts"
import type OpenAI from "openai"
import type { CallFailed } from "./call-failed.ts"
import type { AnswerFormat, SpeechModel } from "./speech-model.ts"

/** The part of a request that is the same in each format. */
export type SpeechRequest = Pick<
  OpenAI.Audio.TranscriptionCreateParamsNonStreaming,
  "file" | "model" | "language" | "prompt" | "keywords"
>

export const requestOf = (
  name: string,
  model: SpeechModel,
  file: File,
  asked: Pick<RecognitionOptions, "language" | "hotwords">,
): SpeechRequest => ({
  file,
  model: name,
  ...(asked.language === "auto" ? {} : { language: asked.language }),
  ...(model.hotwords === "prompt" && asked.hotwords.length > 0 ? { prompt: asked.hotwords.join(", ") } : {}),
  ...(model.hotwords === "keywords" && asked.hotwords.length > 0 ? { keywords: [...asked.hotwords] } : {}),
})

const extras: Readonly<Record<AnswerFormat, Partial<OpenAI.Audio.TranscriptionCreateParamsNonStreaming>>> = {
  verbose_json: { timestamp_granularities: ["word", "segment"] },
  diarized_json: { chunking_strategy: "auto" },
  json: {},
}

export const inFormat = (
  request: SpeechRequest,
  format: AnswerFormat,
): OpenAI.Audio.TranscriptionCreateParamsNonStreaming => ({ ...request, ...extras[format], response_format: format })

/**
 * Services without word times answer 400 or 422, most of which name the field; others have not thought of the request, and
 * answer 500 or 501.
 */
export const refusesFormat = ({ status, parameter }: CallFailed): boolean =>
  status === 500 || status === 501 ||
  ((status === 400 || status === 422) &&
    (parameter === null || /response_format|timestamp_granularities/.test(parameter)))
