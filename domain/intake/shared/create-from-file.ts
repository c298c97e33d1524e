import { Effect } from "effect"
import type { PlanName } from "../../account/plan-name.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import type { Task } from "../../task/task.ts"
import type { LocalFile } from "../local-file.ts"
import { inspectFile } from "../steps/inspect-recording.ts"
import { recordingTask } from "../steps/recording-task.ts"
import { checkRoom } from "./check-room.ts"
import { partKey } from "./part-key.ts"

interface Wanted extends Pick<Task, "options" | "ownerId" | "folderId" | "origin"> {
  readonly plan: PlanName
  /** Null to use the name of the file. */
  readonly title: string | null
  readonly autoStart: boolean
}

/** Creates a task from a file of the account that is on this server already, by the rules for uploads. The file stays. */
export const createFromFile = Effect.fnUntraced(function*(file: LocalFile, { plan, ...facts }: Wanted) {
  const { transaction } = yield* UnitOfWork
  const { lock } = yield* MinuteLedger
  const blobs = yield* BlobStore
  const { id, store } = yield* recordingTask([yield* inspectFile(file, plan)], facts)
  const task = yield* transaction(Effect.gen(function*() {
    yield* lock(facts.ownerId)
    yield* checkRoom(facts.ownerId, file.size)
    // It may have been deleted since it was first looked up.
    yield* chosenFolder(facts.folderId, facts.ownerId)
    const row = yield* store
    // Last, when nothing can be refused any more: a rollback does not remove bytes.
    yield* blobs.copyIn(partKey(id, 0), file.path)
    return row
  }))
  yield* publishTaskChanged(task)
  return yield* viewItem(task)
})
