import { QuestionKind } from "#domain/review/quiz-question.ts"
import { Schema } from "effect"

const SpokenLine = Schema.Struct({
  id: Schema.String,
  text: Schema.String,
  speaker: Schema.NullOr(Schema.String),
})

const scope = {
  question: Schema.String,
  within: Schema.NullOr(Schema.Array(Schema.String)),
}

/** A request to the worker. Without lines it uses the index stored under the key, if any. */
export const AskRequest = Schema.Struct({
  key: Schema.String,
  language: Schema.String,
  lines: Schema.NullOr(Schema.Array(SpokenLine)),
  wants: Schema.Union([
    Schema.TaggedStruct("Answer", { ...scope, before: Schema.NullOr(Schema.String) }),
    Schema.TaggedStruct("Find", { ...scope, limit: Schema.Number }),
    Schema.TaggedStruct("Prepare", {}),
    Schema.TaggedStruct("Suggest", { limit: Schema.Number }),
    Schema.TaggedStruct("Quiz", { kinds: Schema.Array(QuestionKind), count: Schema.Number, seed: Schema.Number }),
  ]),
})
export type AskRequest = typeof AskRequest.Type

const Lines = Schema.Array(Schema.String)

/** `Unknown`: it has no index under this key, and has to be sent the lines. */
export const AskReply = Schema.Union([
  Schema.TaggedStruct("Unknown", {}),
  Schema.TaggedStruct("Answered", {
    sentences: Schema.Array(Schema.Struct({ text: Schema.String, lines: Lines, quote: Schema.String })),
    verdict: Schema.Literals(["answered", "unsure", "notSaid"]),
    confidence: Schema.Number,
    closest: Schema.Array(Lines),
    followUps: Schema.Array(Schema.String),
  }),
  Schema.TaggedStruct("Prepared", {}),
  Schema.TaggedStruct("Found", { lines: Lines }),
  Schema.TaggedStruct("Suggested", { questions: Schema.Array(Schema.String) }),
  Schema.TaggedStruct("Quizzed", {
    questions: Schema.Array(Schema.Struct({
      kind: QuestionKind,
      text: Schema.String,
      options: Schema.Array(Schema.String),
      answer: Schema.String,
      required: Schema.Array(Schema.String),
      quoted: Schema.Array(Schema.Struct({ segments: Lines, quote: Schema.String })),
    })),
  }),
])
export type AskReply = typeof AskReply.Type
