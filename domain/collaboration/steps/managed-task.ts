import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { OwnerManages } from "../errors.ts"

/** The task, if the caller may choose its collaborators. */
export const managedTask = (taskId: TaskId) =>
  Effect.catchTag(requireTask(taskId), "NotTaskEditor", () => Effect.fail(new OwnerManages()))
