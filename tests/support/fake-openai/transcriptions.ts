import type { IncomingHttpHeaders, ServerResponse } from "node:http"
import { send, sendError } from "./behaviour.ts"
import { renderings } from "./renderings.ts"
import type { ChunkResult, ScriptWord } from "./script.ts"

/** What the fake records about an upload. */
export interface TranscriptionRequest {
  readonly kind: "transcription"
  readonly model: string
  readonly format: string
  readonly fields: Readonly<Record<string, ReadonlyArray<string>>>
  readonly fileName: string
  readonly fileBytes: number
  /** Where in the known recording the audio begins, in milliseconds; null when it was not recognised. */
  readonly begin: number | null
  readonly duration: number | null
}

export const sizeLimit = 25 * 1024 * 1024

/** The answer formats each model knows; a compatible server may have other models. */
export const openAiModels: Readonly<Record<string, ReadonlyArray<string>>> = {
  "whisper-1": ["json", "text", "srt", "vtt", "verbose_json"],
  "gpt-4o-transcribe": ["json"],
  "gpt-4o-mini-transcribe": ["json"],
  "gpt-transcribe": ["json"],
  "gpt-4o-transcribe-diarize": ["json", "text", "diarized_json"],
}

export interface Upload {
  readonly request: TranscriptionRequest
  readonly heard: ChunkResult | null
}

export const readUpload = async (
  body: Buffer<ArrayBuffer>,
  headers: IncomingHttpHeaders,
  hear: (part: Buffer) => ChunkResult | null,
): Promise<Upload | null> => {
  const type = headers["content-type"] ?? ""
  if (!type.startsWith("multipart/form-data")) return null
  const form = await new Response(body, { headers: { "content-type": type } }).formData()
  const file = form.get("file")
  if (!(file instanceof File)) return null
  const fields: Record<string, Array<string>> = {}
  for (const [name, value] of form) if (typeof value === "string") (fields[name] ??= []).push(value)
  const samples = pcmOf(Buffer.from(await file.arrayBuffer()))
  const heard = samples === null ? null : hear(samples)
  return {
    heard,
    request: {
      kind: "transcription",
      model: fields["model"]?.[0] ?? "",
      format: fields["response_format"]?.[0] ?? "json",
      fields,
      fileName: file.name,
      fileBytes: file.size,
      begin: heard?.begin ?? null,
      duration: heard?.duration ?? (samples === null ? null : samples.length / 32),
    },
  }
}

export const answerUpload = (
  response: ServerResponse,
  { request, heard }: Upload,
  models: Readonly<Record<string, ReadonlyArray<string>>>,
  otherwise: (duration: number) => ReadonlyArray<ScriptWord> = () => [],
): void => {
  const refusal = refusalOf(request, models)
  if (refusal) return sendError(response, refusal.status, refusal)
  if (request.duration === null) {
    return sendError(response, 400, { message: "The audio file could not be decoded or its format is not supported." })
  }
  const what = heard ??
    { begin: 0, duration: request.duration, words: otherwise(request.duration), language: "english" }
  const rendering = renderings(request.format, request.fields["timestamp_granularities[]"] ?? ["segment"])
  send(response, 200, rendering.type, rendering.write(what))
}

const refusalOf = (request: TranscriptionRequest, models: Readonly<Record<string, ReadonlyArray<string>>>) => {
  const formats = models[request.model]
  if (!formats) {
    const message = `The model \`${request.model}\` does not exist or you do not have access to it.`
    return { status: 404, message, code: "model_not_found", param: null }
  }
  if (!formats.includes(request.format)) {
    const message = `response_format '${request.format}' is not compatible with model '${request.model}'.`
    return { status: 400, message, code: "unsupported_value", param: "response_format" }
  }
  if (request.fields["timestamp_granularities[]"] && request.format !== "verbose_json") {
    const message = "timestamp_granularities is only supported with response_format verbose_json."
    return { status: 400, message, param: "timestamp_granularities" }
  }
  if (!request.model.includes("diarize")) return null
  if (request.fields["prompt"]) {
    return { status: 400, message: "Prompt is not supported for diarization models", param: "prompt" }
  }
  if ((request.duration ?? 0) > 30_000 && !request.fields["chunking_strategy"]) {
    return { status: 400, message: "chunking_strategy is required for diarization models", param: "chunking_strategy" }
  }
  return null
}

/** The samples of a 16 kHz mono 16-bit WAV file, or null for anything else. */
const pcmOf = (file: Buffer): Buffer | null => {
  const riff = file.length >= 44 && file.toString("latin1", 0, 4) === "RIFF" &&
    file.toString("latin1", 8, 12) === "WAVE"
  if (!riff || file.readUInt16LE(20) !== 1 || file.readUInt32LE(24) !== 16_000) return null
  let at = 12
  while (at + 8 <= file.length && file.toString("latin1", at, at + 4) !== "data") at += 8 + file.readUInt32LE(at + 4)
  return at + 8 <= file.length ? file.subarray(at + 8, at + 8 + file.readUInt32LE(at + 4)) : null
}
