import { Schema } from "effect"

/** `/audio/transcriptions` with `response_format: json`. */
export const PlainAnswer = Schema.Struct({
  text: Schema.String,
  language: Schema.optionalKey(Schema.NullOr(Schema.String)),
  languages: Schema.optionalKey(Schema.Array(Schema.Struct({ code: Schema.String }))),
})
export type PlainAnswer = typeof PlainAnswer.Type

const seconds = { start: Schema.Finite, end: Schema.Finite }

const likelihood = Schema.optionalKey(Schema.NullOr(Schema.Finite))

/** `response_format: verbose_json`; compatible servers may omit words or probabilities. */
export const VerboseAnswer = Schema.Struct({
  ...PlainAnswer.fields,
  words: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Struct({ word: Schema.String, ...seconds })))),
  segments: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Struct({
    text: Schema.String,
    ...seconds,
    no_speech_prob: likelihood,
    avg_logprob: likelihood,
  })))),
})
export type VerboseAnswer = typeof VerboseAnswer.Type

/** `response_format: diarized_json`. */
export const DiarizedAnswer = Schema.Struct({
  text: Schema.String,
  segments: Schema.Array(Schema.Struct({ text: Schema.String, speaker: Schema.String, ...seconds })),
})
export type DiarizedAnswer = typeof DiarizedAnswer.Type
