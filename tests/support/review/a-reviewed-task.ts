import type { PlanName } from "#domain/account/plan-name.ts"
import type { QuizQuestionId } from "#domain/kernel/ids.ts"
import { QuizMakerFailed } from "#domain/review/errors.ts"
import { QuizMaker } from "#domain/review/quiz-maker.port.ts"
import type { DraftQuestion } from "#domain/review/quiz-question.ts"
import { checkedOf } from "#domain/review/review-part.ts"
import { checkAnswer } from "#domain/review/use-cases/check-answer.ts"
import { startReview } from "#domain/review/use-cases/start-review.ts"
import { Effect, Layer, Stream } from "effect"
import { taskId } from "../a-task.ts"
import { askedBy } from "../asking/an-asked-task.ts"

/** At noon, Ada, who has this plan, has a finished task with the meeting. */
export const reviewedBy = <A, E, R>(plan: PlanName, test: Effect.Effect<A, E, R>) => askedBy(plan, test)

type Wanted = Partial<(typeof startReview)["input"]["Type"]>

export const review = (given: Wanted = {}) =>
  Effect.map(Stream.runCollect(startReview.stream({ taskId: taskId(1), ...given })), (parts) => ({
    parts,
    questions: parts.flatMap((part) => part.kind === "question" ? [part.question] : []),
    done: parts.find((part) => part.kind === "done"),
  }))

export const answer = (questionId: QuizQuestionId, given: string) =>
  Effect.map(Stream.runCollect(checkAnswer.stream({ questionId, answer: given })), checkedOf)

/** A maker that writes what a test wants. */
export const making = (drafts: Stream.Stream<DraftQuestion, QuizMakerFailed>) =>
  Layer.succeed(QuizMaker, { name: "scripted", make: () => drafts })

export const cut = new QuizMakerFailed({ reason: "remote-error", detail: "the connection failed" })

/** A model behind which the built-in maker stands, with what each of them writes. */
export const backed = (
  drafts: Stream.Stream<DraftQuestion, QuizMakerFailed>,
  builtIn: Stream.Stream<DraftQuestion, QuizMakerFailed>,
) => Layer.succeed(QuizMaker, { name: "model", make: () => drafts, standIn: { name: "embedded", make: () => builtIn } })
