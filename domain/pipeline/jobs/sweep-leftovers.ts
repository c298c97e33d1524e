import { Array as Arr, DateTime, Effect, Stream } from "effect"
import { UploadSink } from "../../intake/upload-sink.port.ts"
import { UploadStore } from "../../intake/upload-store.port.ts"
import { BlobStore } from "../../media/blob-store.port.ts"

/** Hours for which bytes without an owner are left alone: no transfer takes that long. */
const grace = 24
const batch = 500

/**
 * Removes what killed servers have left behind: the bytes of uploads that no longer exist, such as those of a task
 * just made from them, and unfinished transfers into the store.
 */
export const sweepLeftovers = Effect.gen(function*() {
  const sink = yield* UploadSink
  const uploads = yield* UploadStore
  const blobs = yield* BlobStore
  const before = DateTime.subtract(yield* DateTime.now, { hours: grace })
  const old = yield* sink.list.pipe(
    Stream.filter(({ changedAt }) => DateTime.isLessThan(changedAt, before)),
    Stream.map(({ id }) => id),
    Stream.runCollect,
  )
  const existing = yield* Effect.forEach(Arr.chunksOf(old, batch), uploads.existing)
  const left = old.filter((id) => !existing.some((ids) => ids.has(id)))
  yield* Effect.forEach(left, sink.remove, { discard: true })
  if (left.length > 0) yield* Effect.logInfo("Removed the bytes of uploads that no longer exist", { uploads: left })
  yield* blobs.abandonTransfers(before)
}).pipe(Effect.catchDefect((defect) => Effect.logError("Leftovers of uploads could not be removed", defect)))
