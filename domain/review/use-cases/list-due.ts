import { DateTime, Effect, Schema } from "effect"
import { requireAccount } from "../../asking/shared/require-account.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire, wireAs } from "../../kernel/wire.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { askedOf, AskedQuestion } from "../quiz-question.ts"
import { ReviewStore } from "../review-store.port.ts"

const maxDue = 100

const DueQuestion = wireAs("DueQuestion", { taskId: TaskId, title: Schema.String, question: AskedQuestion })

/** Questions from the caller's reviews that are due, the longest overdue first, about tasks that they may still see. */
export const listDue = useCase("review.listDue", {
  input: wire({}),
  output: wire({ questions: Schema.Array(DueQuestion) }),
  run: Effect.fnUntraced(function*() {
    const { id } = yield* requireAccount
    const tasks = yield* TaskStore
    const reviews = yield* ReviewStore
    const due = yield* reviews.due(id, yield* DateTime.now, maxDue)
    const visible = yield* tasks.visible([...new Set(due.map(({ quiz }) => quiz.taskId))], id)
    const titles = new Map(visible.map((task) => [task.id, task.title]))
    return {
      questions: due.flatMap(({ quiz: { taskId }, question }) => {
        const title = titles.get(taskId)
        return title === undefined ? [] : [{ taskId, title, question: askedOf(question) }]
      }),
    }
  }),
})
