import { DateTime, Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskView } from "../../library/task-view.ts"
import { includes } from "../../plan/feature.ts"
import { reserveMinutes } from "../../plan/shared/book-minutes.ts"
import { ownTask, viewTask } from "../shared/require-own-task.ts"
import { TaskEvents } from "../task-events.port.ts"
import { TaskId } from "../task-id.ts"
import { TaskStore } from "../task-store.port.ts"
import * as Transitions from "../transitions.ts"

/** Starts a task that never ran, or tries a failed one again; chunks that were finished before are kept. */
export const startTranscription = useCase("task.startTranscription", {
  input: wire({ taskId: TaskId }),
  output: TaskView,
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* ownTask(taskId)
    const { transaction } = yield* UnitOfWork
    const task = yield* transaction(begin(taskId))
    const events = yield* TaskEvents
    yield* events.publish({ taskId, owner: task.ownerId, kind: "status" })
    return yield* viewTask(task)
  }),
})

/** Books the minutes and hands the task to the workers. Runs inside a transaction. */
export const begin = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const users = yield* UserStore
  const queue = yield* JobQueue
  const now = yield* DateTime.now
  const task = yield* tasks.modify(taskId, (current) => Transitions.startTranscription(current, now))
  const user = yield* users.get(task.ownerId)
  yield* reserveMinutes(user, task, task.minutes)
  yield* queue.enqueue({
    kind: "transcribe",
    taskId,
    attempt: task.attempt,
    account: task.ownerId,
    priority: includes(user.plan, "PRIORITY_TRANSCRIPTION"),
  })
  return task
})
