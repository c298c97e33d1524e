import type { TaskId } from "#domain/kernel/ids.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { Effect, Option } from "effect"

/** A question about a task, which it calls by its title. */
export const aboutTask = (question: (title: string) => string) => ({ taskId }: { readonly taskId: TaskId }) =>
  Effect.map(getTask.run({ taskId }), ({ title }) => question(title))

/** Titles in a question. */
const mostNamed = 3

/** About several tasks. Those that are unknown are not named. */
export const aboutTasks =
  (question: (tasks: string) => string) => ({ taskIds }: { readonly taskIds: ReadonlyArray<TaskId> }) =>
    Effect.map(
      Effect.forEach(taskIds.slice(0, mostNamed), (taskId) => Effect.option(getTask.run({ taskId }))),
      (found) => {
        const named = found.flatMap(Option.toArray).map(({ title }) => `"${title}"`)
        const more = taskIds.length - named.length
        return question(
          [...named, ...(more > 0 ? [named.length > 0 ? `${more} more` : `${more} tasks`] : [])].join(", "),
        )
      },
    )

/** One that needs no look at what there is. */
export const always = (question: string) => () => Effect.succeed(question)
