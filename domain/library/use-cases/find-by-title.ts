import { DateTime, Effect, Option, Schema } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { Title } from "../../task/title.ts"
import { ContentNotFound } from "../errors.ts"
import { viewTask } from "../steps/view-task.ts"
import { TaskView } from "../task-view.ts"

/** A day of the calendar, such as 2026-11-20. */
const Day = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/u, { rule: "date" }),
  Schema.makeFilter(isDay, { rule: "date", toJsonSchema: () => ({ format: "date" }) }),
)

function isDay(text: string): boolean {
  const day = DateTime.make(`${text}T00:00:00.000Z`)
  return Option.isSome(day) && DateTime.formatIsoDateUtc(day.value) === text
}

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
