import { Effect } from "effect"
import { requireContent } from "../../asking/question.ts"
import { askedText } from "../../asking/shared/asked-text.ts"
import { countQuestion } from "../../asking/shared/count-question.ts"
import { requireAccount } from "../../asking/shared/require-account.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { QuizId, type TaskId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { isSpoken } from "../../task/source.ts"
import { chosenQuizMaker } from "../quiz-maker.port.ts"
import { type QuestionKind, questionKinds, type Quiz } from "../quiz-question.ts"

export const maxQuestions = 20
export const usualQuestions = 10

export interface WantedReview {
  readonly taskId: TaskId
  readonly kinds?: ReadonlyArray<QuestionKind> | undefined
  readonly count?: number | undefined
  readonly isSpaced?: boolean | undefined
}

/** Authorises and counts a round of questions, and collects what a maker needs for it. */
export const beginReview = Effect.fnUntraced(function*(wanted: WantedReview) {
  const { next } = yield* IdSource
  const { name: engine } = yield* chosenQuizMaker
  const task = yield* requireTask(wanted.taskId)
  const user = yield* requireAccount
  const { text: transcript, language } = yield* askedText(task)
  yield* Effect.fromResult(requireContent(task, transcript.lines))
  yield* limitRate("questions of an account", user.id)
  const id = QuizId.make(yield* next)
  yield* countQuestion(user, id)
  const quiz: Quiz = { id, userId: user.id, taskId: task.id, isSpaced: wanted.isSpaced ?? true, engine }
  const kinds = [...new Set(wanted.kinds ?? questionKinds)]
  const count = wanted.count ?? usualQuestions
  return {
    quiz,
    isTimed: isSpoken(task.source),
    request: { transcript, language, kinds, count, seed: seedOf(id) },
  }
})
export type BegunReview = Effect.Success<ReturnType<typeof beginReview>>

/** Each round has an id of its own, whose last digits are random. */
const seedOf = (id: QuizId): number => Number.parseInt(id.slice(-7), 16)
