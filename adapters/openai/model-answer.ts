import type { DraftSentence } from "#domain/asking/answer.ts"
import { Verdict } from "#domain/asking/answer.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { Option, Schema } from "effect"
import { fitted } from "./fitted.ts"
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

export const answerShape = { name: "answer", schema: strictSchema(ModelAnswer), codec: ModelAnswer, parts: "sentences" }
export const suggestionsShape = {
  name: "suggestions",
  schema: strictSchema(ModelSuggestions),
  codec: ModelSuggestions,
  parts: "questions",
}

const sentenceSchema = strictSchema(ModelSentence)
const decodeSentence = Schema.decodeUnknownOption(ModelSentence)
/** The end of an answer, as far as it was written. */
const Ending = Schema.Struct({
  verdict: Schema.optionalKey(Schema.Unknown),
  follow_ups: Schema.optionalKey(Schema.Unknown),
})
const decodeEnding = Schema.decodeUnknownOption(Ending)
const verdictSchema = strictSchema(Verdict)
const isVerdict = Schema.is(Verdict)
const followUpsSchema = strictSchema(ModelAnswer.fields.follow_ups)
const decodeFollowUps = Schema.decodeUnknownOption(ModelAnswer.fields.follow_ups)

/** A sentence that a model wrote; null if it is not usable. */
export const sentenceIn = (value: unknown, ids: ReadonlyArray<SegmentId>): DraftSentence | null =>
  Option.match(decodeSentence(fitted(sentenceSchema, value)), {
    onNone: () => null,
    onSome: (sentence) => toDraftSentence(sentence, ids),
  })

/** How an answer ends; without a verdict if there is none. */
export const endingIn = (
  value: unknown,
): { readonly verdict?: Verdict; readonly followUps: ReadonlyArray<string> } => {
  const ending = Option.getOrElse(decodeEnding(value), (): typeof Ending.Type => ({}))
  const verdict = fitted(verdictSchema, ending.verdict)
  return {
    ...(isVerdict(verdict) ? { verdict } : {}),
    followUps: Option.getOrElse(decodeFollowUps(fitted(followUpsSchema, ending.follow_ups)), () => []),
  }
}

/** A number without a line is mapped to a line that does not exist, so that the check catches it. */
const toDraftSentence = (
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
