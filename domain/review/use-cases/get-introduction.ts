import { Effect, Schema } from "effect"
import { requireContent } from "../../asking/question.ts"
import { askedText } from "../../asking/shared/asked-text.ts"
import { questionsLeft } from "../../asking/shared/count-question.ts"
import { requireAccount } from "../../asking/shared/require-account.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire, wireAs } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { QuizMaker } from "../quiz-maker.port.ts"
import { QuestionKind, questionKinds } from "../quiz-question.ts"
import { maxQuestions, usualQuestions } from "../steps/begin-review.ts"

/** The options for a review of a task. Refused, like the review itself, while there is nothing to ask about. */
export const getIntroduction = useCase("review.getIntroduction", {
  input: wire({ taskId: TaskId }),
  output: wireAs("ReviewIntroduction", {
    taskId: TaskId,
    kinds: Schema.Array(QuestionKind),
    maxCount: Schema.Int,
    usualCount: Schema.Int,
    engine: Schema.String,
    /** Null for any number. A review counts as a question. */
    questionsLeft: Schema.NullOr(Schema.Int),
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    const task = yield* requireTask(taskId)
    const user = yield* requireAccount
    yield* Effect.fromResult(requireContent(task, (yield* askedText(task)).text.lines))
    const { name: engine } = yield* QuizMaker
    return {
      taskId,
      kinds: questionKinds,
      maxCount: maxQuestions,
      usualCount: usualQuestions,
      engine,
      questionsLeft: yield* questionsLeft(user),
    }
  }),
})
