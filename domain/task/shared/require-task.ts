import { Effect, Result } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { requireOwner } from "../access.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"

/** The task, if the caller may see it; otherwise it is not found. */
export const requireTask = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const task = yield* tasks.get(taskId)
  return yield* Effect.fromResult(requireOwner(task, yield* CurrentActor)).pipe(
    Effect.tapError(() => logForeign([task])),
  )
})

/** Those of the tasks that the caller owns; the others are left out. */
export const ownTasksAmong = Effect.fnUntraced(function*(found: ReadonlyArray<Task>) {
  const actor = yield* CurrentActor
  const own = found.filter((task) => Result.isSuccess(requireOwner(task, actor)))
  const foreign = found.filter((task) => !own.includes(task))
  if (foreign.length > 0) yield* logForeign(foreign)
  return own
})

/** The caller gets "not found"; the log shows the operator who requests other accounts' tasks. */
const logForeign = Effect.fnUntraced(function*(tasks: ReadonlyArray<Task>) {
  const actor = yield* CurrentActor
  yield* Effect.logWarning("refused tasks of another account", {
    account: actor._tag === "User" ? actor.id : "a visitor",
    network: yield* CallerNetwork,
    tasks: tasks.map(({ id }) => id).join(" "),
    answered: "TaskNotFound",
  })
})
