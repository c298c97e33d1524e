import { Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { CurrentRow } from "../../kernel/require-role.ts"
import { isManagedBy, permittedRole } from "../access.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"

/** The task with the caller's role on it, if the row of the running use case allows that role. */
export const requireTaskRole = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const actor = yield* CurrentActor
  const found = yield* tasks.find(taskId, actor._tag === "User" ? actor.id : null)
  const role = yield* Effect.fromResult(permittedRole(found, actor, yield* CurrentRow)).pipe(
    Effect.tapError(({ _tag }) => logRefused([found.task], _tag)),
  )
  return { task: found.task, role }
})

/** The task, if the caller may do with it what the running use case does; for strangers it is not found. */
export const requireTask = (taskId: TaskId) => Effect.map(requireTaskRole(taskId), ({ task }) => task)

/** Those of the tasks that the caller owns; the others are left out. */
export const ownTasksAmong = Effect.fnUntraced(function*(found: ReadonlyArray<Task>) {
  const actor = yield* CurrentActor
  const own = found.filter((task) => isManagedBy(task, actor))
  const foreign = found.filter((task) => !own.includes(task))
  if (foreign.length > 0) yield* logRefused(foreign, "TaskNotFound")
  return own
})

/** The caller gets the refusal; from the log, the operator learns who requests other accounts' tasks. */
const logRefused = Effect.fnUntraced(function*(tasks: ReadonlyArray<Task>, answered: string) {
  const actor = yield* CurrentActor
  yield* Effect.logWarning("refused tasks of another account", {
    account: actor._tag === "User" ? actor.id : "a visitor",
    network: yield* CallerNetwork,
    tasks: tasks.map(({ id }) => id).join(" "),
    answered,
  })
})
