import { Array as Arr, DateTime, Effect, Schema, Stream } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"

/** Days for which bytes without a task are left alone: long enough to notice that the database is not theirs. */
const grace = 7
const batch = 500

/**
 * A bucket of another installation and a database restored from an old backup look like many orphans: beyond these
 * numbers, nothing is removed.
 */
const maxOrphans = 10
const maxShare = 0.1

/**
 * Removes the bytes of tasks that do not exist, since a process was killed between storing the bytes and the row, or
 * between removing the row and the bytes. Uploads that have not become a task are elsewhere, and not touched.
 */
export const sweepOrphans = Effect.gen(function*() {
  const blobs = yield* BlobStore
  const tasks = yield* TaskStore
  const before = DateTime.subtract(yield* DateTime.now, { days: grace })
  const newest = yield* Stream.runFold(blobs.list("task"), () => new Map<TaskId, DateTime.Utc>(), (found, blob) => {
    const id = blob.key.split("/")[1]
    if (!isTaskId(id)) return found
    const known = found.get(id)
    return found.set(id, known === undefined ? blob.storedAt : DateTime.max(known, blob.storedAt))
  })
  const old = [...newest].flatMap(([id, storedAt]) => DateTime.isLessThan(storedAt, before) ? [id] : [])
  const existing = yield* Effect.forEach(Arr.chunksOf(old, batch), tasks.existing)
  const orphans = old.filter((id) => !existing.some((ids) => ids.has(id)))
  if (orphans.length > Math.max(maxOrphans, newest.size * maxShare)) {
    return yield* Effect.logError("Too many stored files belong to no task; none is removed", {
      tasks: newest.size,
      orphans: orphans.length,
    })
  }
  yield* Effect.forEach(orphans, (id) => blobs.removeAll(`task/${id}`), { discard: true })
  if (orphans.length > 0) yield* Effect.logInfo("Removed stored files that belong to no task", { orphans })
}).pipe(Effect.catchDefect((defect) => Effect.logError("Stored files without a task could not be removed", defect)))

const isTaskId = Schema.is(TaskId)
