import { Schema } from "effect"
import { EngineFailure } from "../kernel/engine-failure.ts"
import { MessageId, SegmentId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"
import { joinTexts } from "../text/join-texts.ts"
import { Verdict } from "./answer.ts"

const place = {
  segments: Schema.Array(SegmentId),
  /** Of the first and the last line; null for text, which has no times. */
  begin: Schema.NullOr(OffsetMs),
  end: Schema.NullOr(OffsetMs),
  /** Who says these lines; several names are separated by commas. */
  speaker: Schema.NullOr(Schema.String),
}

/**
 * A sentence of an answer, and what it is based on. `supported` says that it is verified: its quote was said in its lines, and
 * its numbers, dates, names and negations agree with the quote. All else is not verified. `number` counts the cited places of an answer from 1; null without any.
 */
export const AnswerSentence = wireAs("AnswerSentence", {
  text: Schema.NonEmptyString,
  number: Schema.NullOr(Schema.Int),
  ...place,
  quote: Schema.NullOr(Schema.String),
  supported: Schema.Boolean,
})
export type AnswerSentence = typeof AnswerSentence.Type

/** A moment that is close to a question, with what is said there. */
export const Moment = wireAs("AnswerMoment", { ...place, text: Schema.String })
export type Moment = typeof Moment.Type

/** Why the language model did not answer, or not to the end; null if it did, or there is none. */
export const failure = Schema.NullOr(EngineFailure)

/** How an answer ended. */
export const ending = {
  verdict: Schema.NullOr(Verdict),
  confidence: Schema.NullOr(Schema.Finite),
  closest: Schema.Array(Moment),
  followUps: Schema.Array(Schema.String),
  failure,
}

/** A question or an answer, as stored. */
export const Message = wireAs("Message", {
  id: MessageId,
  role: Schema.Literals(["question", "answer"]),
  text: Schema.String,
  sentences: Schema.Array(AnswerSentence),
  ...ending,
  /** Whether the reader stopped the answer. It has no verdict then. */
  isStopped: Schema.Boolean,
  /** Who answered: "embedded", or a model's name. */
  engine: Schema.NullOr(Schema.String),
  /** The state of the lines it was answered from; null for a question. */
  transcriptRevision: Schema.NullOr(Schema.Int),
  createdAt: Schema.DateTimeUtcFromString,
})
export type Message = typeof Message.Type

const blank = {
  sentences: [],
  verdict: null,
  confidence: null,
  closest: [],
  followUps: [],
  failure: null,
  isStopped: false,
  engine: null,
  transcriptRevision: null,
} satisfies Partial<Message>

export const questionMessage = (parts: Pick<Message, "id" | "text" | "createdAt">): Message => ({
  ...blank,
  ...parts,
  role: "question",
})

export const answerMessage = (
  parts: Pick<Message, "id" | "sentences" | "engine" | "transcriptRevision" | "createdAt"> & Partial<Message>,
): Message => ({
  ...blank,
  ...parts,
  role: "answer",
  text: parts.sentences.map(({ text }) => text).reduce(joinTexts, ""),
})
