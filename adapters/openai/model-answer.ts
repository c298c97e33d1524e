import type { DraftSentence } from "#domain/asking/answer.ts"
import { Verdict } from "#domain/asking/answer.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { Schema } from "effect"
import { strictSchema } from "./strict-schema.ts"

const evidence = { lines: Schema.Array(Schema.Int), quote: Schema.NullOr(Schema.String) }

const ModelSentence = Schema.Struct({ text: Schema.String, ...evidence })

/** An answer as a model writes it: by line numbers, because models copy long identifiers unreliably. */
const ModelAnswer = Schema.Struct({
  verdict: Verdict,
  sentences: Schema.Array(ModelSentence),
  follow_ups: Schema.Array(Schema.String),
})

const ModelSuggestions = Schema.Struct({
  questions: Schema.Array(Schema.Struct({ question: Schema.String, ...evidence })),
})

export const answerShape = { name: "answer", schema: strictSchema(ModelAnswer), codec: ModelAnswer }
export const suggestionsShape = { name: "suggestions", schema: strictSchema(ModelSuggestions), codec: ModelSuggestions }

export const decodeSentence = Schema.decodeUnknownEffect(Schema.fromJsonString(ModelSentence))
export const decodeAnswer = Schema.decodeUnknownEffect(Schema.fromJsonString(ModelAnswer))

/** A number without a line is mapped to a line that does not exist, so that the check catches it. */
export const toDraftSentence = (
  { text, lines, quote }: typeof ModelSentence.Type,
  ids: ReadonlyArray<SegmentId>,
): DraftSentence => ({
  _tag: "Sentence",
  text,
  segments: linesNamed(lines, ids),
  quote: quote?.trim() ? quote.trim() : null,
})

export const linesNamed = (numbers: ReadonlyArray<number>, ids: ReadonlyArray<SegmentId>): ReadonlyArray<SegmentId> =>
  [...new Set(numbers)].map((number) => ids[number - 1] ?? SegmentId.make(`no line ${number}`))
