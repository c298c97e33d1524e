import { Effect, Result } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { isManagedBy } from "../access.ts"
import { NotTaskEditor } from "../errors.ts"
import { requireTask } from "../shared/require-task.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"

/** Changes a task that the caller manages. It is read once, as it is locked; anyone else is refused as by `requireTask`. */
export const changeManagedTask = Effect.fnUntraced(function*(taskId: TaskId, change: (task: Task) => Task) {
  const tasks = yield* TaskStore
  const actor = yield* CurrentActor
  return yield* tasks.modify(
    taskId,
    (task) => isManagedBy(task, actor) ? Result.succeed(change(task)) : Result.fail(new NotTaskEditor({ taskId })),
  ).pipe(Effect.catchTag("NotTaskEditor", (refusal) => Effect.andThen(requireTask(taskId), Effect.fail(refusal))))
})
