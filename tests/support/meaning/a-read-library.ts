import type { TaskId } from "#domain/kernel/ids.ts"
import { embedTask } from "#domain/pipeline/jobs/embed-task.ts"
import { Effect } from "effect"
import { ada, taskId } from "../a-task.ts"
import { keepLibrary } from "../asking/an-asked-library.ts"

/** Has the chosen model read these tasks. */
export const readTasks = (ids: ReadonlyArray<TaskId>) =>
  Effect.forEach(
    ids,
    (id) => embedTask({ kind: "embed", taskId: id, attempt: 1, account: ada, priority: false }),
    { discard: true },
  )

/** Ada's and Bob's files, all read. */
export const keepReadLibrary = Effect.andThen(keepLibrary, readTasks([1, 2, 3, 4, 5].map(taskId)))
