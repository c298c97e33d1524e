import { Schema } from "effect"
import { QuizId, QuizQuestionId, SegmentId, type TaskId, type UserId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"

export const QuestionKind = Schema.Literals(["comprehensive", "singleChoice", "multipleChoice", "trueFalse"])
export type QuestionKind = typeof QuestionKind.Type

export const questionKinds = QuestionKind.literals

/** How an answer was graded. */
export const Grade = Schema.Literals(["right", "partly", "wrong"])
export type Grade = typeof Grade.Type

/** Words that were said, and the lines that they stand in. */
interface Quoted {
  readonly segments: ReadonlyArray<SegmentId>
  readonly quote: string
}

/** A question as a maker wrote it, before it is checked. */
export interface DraftQuestion {
  readonly kind: QuestionKind
  /**
   * A question, a statement, or one with a blank (`blank`); empty for "which of these was said?". Surfaces add what to do
   * with it in the reader's language.
   */
  readonly text: string
  /** Choices in the order in which they are shown; empty for other kinds. */
  readonly options: ReadonlyArray<string>
  /** Letters of choices ("A;C"), "true" or "false", or the answer as it was said. */
  readonly answer: string
  /** Ways of writing what a free-text answer has to contain, any of which will do; none if nothing in particular. */
  readonly required: ReadonlyArray<string>
  /** What it is based on. One for each option, or one for all. */
  readonly quoted: ReadonlyArray<Quoted>
}

/** Stands where a statement has a gap to fill. */
export const blank = "_____"

/** What a question is based on, with what a player and a reader need. */
export const ReviewMoment = wireAs("ReviewMoment", {
  segments: Schema.Array(SegmentId),
  quote: Schema.String,
  begin: Schema.NullOr(OffsetMs),
  end: Schema.NullOr(OffsetMs),
  speaker: Schema.NullOr(Schema.String),
})
export type ReviewMoment = typeof ReviewMoment.Type

/** What a learner sees of a question before the answer. The key is not part of it. */
const asked = {
  id: QuizQuestionId,
  kind: QuestionKind,
  text: Schema.String,
  options: Schema.Array(Schema.String),
  /** Who said what it is about; null if that is not one speaker. */
  speaker: Schema.NullOr(Schema.String),
}
export const AskedQuestion = wireAs("ReviewQuestion", asked)
export type AskedQuestion = typeof AskedQuestion.Type

/** A question as it is stored, with its key. */
export const QuizQuestion = Schema.Struct({
  ...asked,
  quizId: QuizId,
  answer: Schema.String,
  required: Schema.Array(Schema.String),
  /** Words of the answer with what each is worth, in a comprehensive question. */
  keywords: Schema.Array(Schema.Struct({ word: Schema.String, weight: Schema.Finite })),
  moments: Schema.Array(ReviewMoment),
  /** The cited lines as they were: a question about lines that were edited since is stale. */
  source: Schema.String,
})
export type QuizQuestion = typeof QuizQuestion.Type

/** A round of questions about one task, of one person. */
export interface Quiz {
  readonly id: QuizId
  readonly userId: UserId
  readonly taskId: TaskId
  /** Whether its questions come back when they are due. */
  readonly isSpaced: boolean
  readonly engine: string
}

export const askedOf = ({ id, kind, text, options, speaker }: QuizQuestion): AskedQuestion => ({
  id,
  kind,
  text,
  options,
  speaker,
})
