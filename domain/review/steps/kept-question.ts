import { DateTime, Effect, Ref } from "effect"
import { QuestionMeter } from "../../asking/question-meter.port.ts"
import type { EngineFailure } from "../../kernel/engine-failure.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { QuizQuestionId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { questionChecker } from "../checked-question.ts"
import { askedOf, type AskedQuestion, type DraftQuestion } from "../quiz-question.ts"
import { ReviewStore } from "../review-store.port.ts"
import type { BegunReview } from "./begin-review.ts"

/** A round so far: how many questions it has, who writes them, and why it is not the one who was asked first. */
export interface Made {
  readonly found: number
  readonly engine: string
  readonly failure: EngineFailure | null
}

/** Stores what an engine wrote, if it passes the check and is new. The first question also opens the round and counts it. */
export const keptQuestion = Effect.fnUntraced(function*(
  { quiz, isTimed, request }: BegunReview,
  made: Ref.Ref<Made>,
) {
  const { next } = yield* IdSource
  const { transaction } = yield* UnitOfWork
  const reviews = yield* ReviewStore
  const meter = yield* QuestionMeter
  const check = questionChecker(request.transcript, isTimed)
  const seen = new Set<string>()
  return Effect.fnUntraced(function*(draft: DraftQuestion) {
    const checked = request.kinds.includes(draft.kind) ? check(draft) : null
    const words = JSON.stringify([draft.text.toLowerCase(), draft.quoted])
    const none: ReadonlyArray<AskedQuestion> = []
    if (checked === null || seen.has(words)) return none
    seen.add(words)
    const question = { ...checked, id: QuizQuestionId.make(yield* next), quizId: quiz.id }
    const { found, engine } = yield* Ref.get(made)
    yield* Effect.uninterruptible(
      transaction(Effect.gen(function*() {
        yield* requireTask(quiz.taskId)
        if (found === 0) {
          yield* reviews.open({ ...quiz, engine }, yield* DateTime.now)
          yield* meter.settle(quiz.id)
        }
        yield* reviews.add(question)
      })).pipe(Effect.andThen(Ref.update(made, (now) => ({ ...now, found: now.found + 1 })))),
    )
    return [askedOf(question)]
  })
})
