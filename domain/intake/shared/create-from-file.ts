import { Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import type { Task } from "../../task/task.ts"
import { isDocument } from "../limits.ts"
import type { LocalFile } from "../local-file.ts"
import { documentTask, readText } from "../steps/document-task.ts"
import { inspectFile } from "../steps/inspect-recording.ts"
import { recordingTask } from "../steps/recording-task.ts"
import { checkRoom } from "./check-room.ts"
import { partKey } from "./part-key.ts"

interface Wanted extends Pick<Task, "options" | "ownerId" | "folderId" | "origin"> {
  /** Null to use the name of the file. */
  readonly title: string | null
  readonly autoStart: boolean
}

/** Creates a task from a recording of the account that is on this server already, by the rules for uploads. The file stays. */
export const createFromFile = Effect.fnUntraced(function*(file: LocalFile, wanted: Wanted) {
  return yield* viewItem(yield* store(file, wanted, yield* recordingOf(file, wanted), () => Effect.void))
})

/** The same, also from a document. `also` is done in the transaction that stores the task. */
export const createAlong = Effect.fnUntraced(function*<E, R>(
  file: LocalFile,
  wanted: Wanted,
  also: (task: Task) => Effect.Effect<void, E, R>,
) {
  if (!isDocument(file.fileName)) return yield* store(file, wanted, yield* recordingOf(file, wanted), also)
  const users = yield* UserStore
  const user = yield* users.get(wanted.ownerId)
  return yield* store(file, wanted, yield* documentTask(yield* readText(file), { ...wanted, user }), also)
})

const recordingOf = Effect.fnUntraced(function*(file: LocalFile, wanted: Wanted) {
  const users = yield* UserStore
  const { plan } = yield* users.get(wanted.ownerId)
  return yield* recordingTask([yield* inspectFile(file, yield* planInUse(plan))], wanted)
})

interface ToStore<E, R> {
  readonly id: Task["id"]
  readonly store: Effect.Effect<Task, E, R>
}

const store = Effect.fnUntraced(function*<E1, R1, E2, R2>(
  file: LocalFile,
  { ownerId, folderId }: Wanted,
  made: ToStore<E1, R1>,
  also: (task: Task) => Effect.Effect<void, E2, R2>,
) {
  const { transaction } = yield* UnitOfWork
  const { lock } = yield* MinuteLedger
  const blobs = yield* BlobStore
  const task = yield* transaction(Effect.gen(function*() {
    yield* lock(ownerId)
    yield* checkRoom(ownerId, file.size)
    // It may have been deleted since it was first looked up.
    yield* chosenFolder(folderId, ownerId)
    const row = yield* made.store
    yield* also(row)
    // Last, when nothing can be refused any more: a rollback does not remove bytes.
    yield* blobs.copyIn(partKey(made.id, 0), file.path)
    return row
  }))
  yield* publishTaskChanged(task)
  return task
})
