import { Context, type Stream } from "effect"
import type { AskedText } from "../asking/answer.ts"
import { type Choosable, chosen } from "../kernel/chosen.ts"
import type { QuizMakerFailed } from "./errors.ts"
import type { DraftQuestion, QuestionKind } from "./quiz-question.ts"

export interface QuizRequest {
  readonly transcript: AskedText
  readonly kinds: ReadonlyArray<QuestionKind>
  /** At most this many; fewer rather than bad ones. */
  readonly count: number
  /** ISO 639-1 language of the content. */
  readonly language: string
  /** A different number gives different questions, as far as there are any. */
  readonly seed: number
}

export interface QuizWriter {
  /** Shown to learners: "embedded", or the model's name. */
  readonly name: string
  readonly make: (request: QuizRequest) => Stream.Stream<DraftQuestion, QuizMakerFailed>
}

export interface QuizMakerService extends QuizWriter, Choosable<QuizMakerService> {
  /** Who writes the questions when this maker fails; none for one of this server. */
  readonly standIn?: QuizWriter
}

/**
 * Writes questions about a text. Each names the words that it is based on; the caller checks it before it is asked,
 * so a maker is never trusted blindly. Interrupting the stream ends all work.
 */
export class QuizMaker extends Context.Service<QuizMaker, QuizMakerService>()("domain/review/QuizMaker") {}

/** The one that works now, by the operator's choice. */
export const chosenQuizMaker = chosen(QuizMaker)
