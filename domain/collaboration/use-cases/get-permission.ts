import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskRole } from "../../task/access.ts"
import { requireTaskRole } from "../../task/shared/require-task.ts"

/** What the caller may do with a task. For anyone who may not see it, it is not found. */
export const getPermission = useCase("collaboration.getPermission", {
  input: wire({ taskId: TaskId }),
  output: wire({
    role: TaskRole,
    /** Whether they may change summary, lines and speakers. */
    canEdit: Schema.Boolean,
    /** Whether they may rename, move, share, process and delete the task, and choose its collaborators. */
    canManage: Schema.Boolean,
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    const { role } = yield* requireTaskRole(taskId)
    return { role, canEdit: role !== "viewer", canManage: role === "owner" || role === "operator" }
  }),
})
