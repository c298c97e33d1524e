import { Effect, Schema } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { ContentNotFound } from "../errors.ts"
import { viewTask } from "../steps/view-task.ts"
import { TaskView } from "../task-view.ts"

/** The caller's newest task with this title, created on this day (UTC, "2026-11-20"). */
export const findByTitle = useCase("library.findByTitle", {
  input: Schema.Struct({
    date: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/, { rule: "date" })),
    title: Schema.NonEmptyString,
  }),
  output: TaskView,
  run: Effect.fnUntraced(function*({ date, title }) {
    const tasks = yield* TaskStore
    const task = yield* tasks.findByTitle(yield* ownerInView, date, title)
    return yield* task === null ? Effect.fail(new ContentNotFound()) : viewTask(task)
  }),
})
