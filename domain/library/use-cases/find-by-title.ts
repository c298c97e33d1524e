import { Effect, Schema } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { Day } from "../../kernel/day.ts"
import { useCase } from "../../kernel/use-case.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { Title } from "../../task/title.ts"
import { ContentNotFound } from "../errors.ts"
import { viewTask } from "../steps/view-task.ts"
import { TaskView } from "../task-view.ts"

/** The caller's newest task with this title, created on this day (UTC, "2026-11-20"). */
export const findByTitle = useCase("library.findByTitle", {
  input: Schema.Struct({
    date: Day,
    title: Title,
  }),
  output: TaskView,
  run: Effect.fnUntraced(function*({ date, title }) {
    const tasks = yield* TaskStore
    const task = yield* tasks.findByTitle(yield* ownerInView, date, title)
    return yield* task === null ? Effect.fail(new ContentNotFound()) : viewTask(task)
  }),
})
