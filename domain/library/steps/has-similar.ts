import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { Embedder } from "../../meaning/embedder.port.ts"
import { VectorStore } from "../../meaning/vector-store.port.ts"

/** Whether the chosen model has read a task, so that others like it can be found. */
export const hasSimilar = Effect.fnUntraced(function*(taskId: TaskId) {
  const model = yield* (yield* Embedder).chosen
  return model !== null && (yield* (yield* VectorStore).has(taskId, model.id))
})
