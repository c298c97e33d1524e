import { Effect } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import type { ConversionId } from "../../kernel/ids.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { ConversionStore } from "../conversion-store.port.ts"
import { filesOf } from "../conversion.ts"

/** Stops the work, and removes the files before the row: without a row nobody would look for them. */
export const removeConversion = Effect.fnUntraced(function*(id: ConversionId) {
  const queue = yield* JobQueue
  const blobs = yield* BlobStore
  const folder = yield* WorkFolder
  const conversions = yield* ConversionStore
  yield* queue.cancel(id)
  yield* blobs.removeAll(filesOf(id))
  yield* conversions.remove([id])
  yield* folder.remove(id)
})
