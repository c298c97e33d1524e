import { Effect, Schema } from "effect"
import { questionsLeft } from "../../asking/shared/count-question.ts"
import { requireAccount } from "../../asking/shared/require-account.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire, wireAs } from "../../kernel/wire.ts"
import { chosenQuizMaker } from "../quiz-maker.port.ts"
import { QuestionKind, questionKinds } from "../quiz-question.ts"
import { maxQuestions, usualQuestions } from "../steps/begin-review.ts"
import { requireContentOf } from "../steps/require-content-of.ts"

/** The options for a review. For a task it is refused, like the review itself, while there is nothing to ask about. */
export const getIntroduction = useCase("review.getIntroduction", {
  input: wire({ taskId: Schema.optionalKey(TaskId) }),
  output: wireAs("ReviewIntroduction", {
    taskId: Schema.NullOr(TaskId),
    kinds: Schema.Array(QuestionKind),
    maxCount: Schema.Int,
    usualCount: Schema.Int,
    engine: Schema.String,
    /** Null for any number. A review counts as a question. */
    questionsLeft: Schema.NullOr(Schema.Int),
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    if (taskId !== undefined) yield* requireContentOf(taskId)
    const user = yield* requireAccount
    const { name: engine } = yield* chosenQuizMaker
    return {
      taskId: taskId ?? null,
      kinds: questionKinds,
      maxCount: maxQuestions,
      usualCount: usualQuestions,
      engine,
      questionsLeft: yield* questionsLeft(user),
    }
  }),
})
