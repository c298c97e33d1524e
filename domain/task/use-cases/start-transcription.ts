import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { beginTranscription } from "../shared/begin-transcription.ts"
import { requireTask } from "../shared/require-task.ts"
import { viewItem } from "../shared/view-items.ts"
import { TaskEvents } from "../task-events.port.ts"
import { TaskItem } from "../task-item.ts"

/** Starts a task that has never run, or retries a failed one. Chunks that were already finished are reused. */
export const startTranscription = useCase("task.startTranscription", {
  input: wire({ taskId: TaskId }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireSpace()
    yield* requireTask(taskId)
    const { transaction } = yield* UnitOfWork
    const task = yield* transaction(beginTranscription(taskId))
    const events = yield* TaskEvents
    yield* events.publish({ taskId, owner: task.ownerId, kind: "status" })
    return yield* viewItem(task)
  }),
})
