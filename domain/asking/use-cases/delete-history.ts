import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { ConversationStore } from "../conversation-store.port.ts"
import { requireAccount } from "../shared/require-account.ts"

/** Deletes what the caller has asked about a task, for good. What was counted stays counted. */
export const deleteHistory = useCase("asking.deleteHistory", {
  input: wire({ taskId: TaskId }),
  output: wire({ taskId: TaskId, isDeleted: Schema.Boolean }),
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    const { id } = yield* requireAccount
    const conversations = yield* ConversationStore
    return { taskId, isDeleted: yield* conversations.remove(id, taskId) }
  }),
})
