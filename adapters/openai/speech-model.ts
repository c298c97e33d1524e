/** The format a model answers in: words with times, plain text, or speakers. */
export type AnswerFormat = "verbose_json" | "json" | "diarized_json"

export interface SpeechModel {
  readonly format: AnswerFormat
  /** The request field for hotwords, if any. */
  readonly hotwords: "prompt" | "keywords" | null
  /** Milliseconds of audio. */
  readonly preferredChunk: number
  readonly maxChunk: number
}

const minute = 60_000

const whisper: SpeechModel = {
  format: "verbose_json",
  hotwords: "prompt",
  preferredChunk: minute / 2,
  maxChunk: 10 * minute,
}
const plain: SpeechModel = { ...whisper, format: "json" }

/** What is known about models, by the start of their name; the first match counts. The upload limit, 25 MB, is 13.6 minutes of WAV. */
const families: ReadonlyArray<readonly [prefix: string, model: SpeechModel]> = [
  ["gpt-4o-transcribe-diarize", {
    format: "diarized_json",
    hotwords: null,
    preferredChunk: 10 * minute,
    maxChunk: 13 * minute,
  }],
  ["gpt-4o-transcribe", plain],
  ["gpt-4o-mini-transcribe", plain],
  ["gpt-transcribe", { ...plain, hotwords: "keywords" }],
  ["whisper", whisper],
]

/** An unknown model is asked for word times first; if the service refuses, for plain text. */
export const speechModel = (name: string): SpeechModel =>
  families.find(([prefix]) => name.startsWith(prefix))?.[1] ?? whisper
