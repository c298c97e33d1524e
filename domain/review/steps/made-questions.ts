import { DateTime, Effect, Ref, Stream } from "effect"
import { QuestionMeter } from "../../asking/question-meter.port.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { QuizQuestionId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { questionChecker } from "../checked-question.ts"
import { QuizMaker } from "../quiz-maker.port.ts"
import { askedOf, type DraftQuestion } from "../quiz-question.ts"
import type { ReviewPart } from "../review-part.ts"
import { ReviewStore } from "../review-store.port.ts"
import type { BegunReview } from "./begin-review.ts"

/** A maker that has written this many will not write better ones. */
const maxDrafts = 200

/** Each good question once it is stored; the first one also opens the round and counts it. */
export const madeQuestions = ({ quiz, isTimed, request }: BegunReview, made: Ref.Ref<number>) =>
  Stream.unwrap(Effect.gen(function*() {
    const { make } = yield* QuizMaker
    const { next } = yield* IdSource
    const { transaction } = yield* UnitOfWork
    const reviews = yield* ReviewStore
    const meter = yield* QuestionMeter
    const check = questionChecker(request.transcript, isTimed)
    const seen = new Set<string>()

    const store = Effect.fnUntraced(function*(draft: DraftQuestion) {
      const checked = request.kinds.includes(draft.kind) ? check(draft) : null
      const words = JSON.stringify([draft.text.toLowerCase(), draft.quoted])
      if (checked === null || seen.has(words)) return []
      seen.add(words)
      const question = { ...checked, id: QuizQuestionId.make(yield* next), quizId: quiz.id }
      const isFirst = (yield* Ref.get(made)) === 0
      yield* Effect.uninterruptible(
        transaction(Effect.gen(function*() {
          yield* requireTask(quiz.taskId)
          if (isFirst) {
            yield* reviews.open(quiz, yield* DateTime.now)
            yield* meter.settle(quiz.id)
          }
          yield* reviews.add(question)
        })).pipe(Effect.andThen(Ref.update(made, (count) => count + 1))),
      )
      const parts: ReadonlyArray<ReviewPart> = [{ kind: "question", question: askedOf(question) }]
      return parts
    })

    return make(request).pipe(
      Stream.take(maxDrafts),
      Stream.mapEffect(store),
      Stream.flattenIterable,
      Stream.take(request.count),
    )
  }))
