import { Array as Arr, DateTime, Effect, Schema, Stream } from "effect"
import { ConversionStore } from "../../conversion/conversion-store.port.ts"
import { filesOf } from "../../conversion/conversion.ts"
import { UploadSink } from "../../intake/upload-sink.port.ts"
import { UploadStore } from "../../intake/upload-store.port.ts"
import { ConversionId } from "../../kernel/ids.ts"
import { BlobStore } from "../../media/blob-store.port.ts"

/** Hours for which bytes without an owner are left alone: no transfer takes that long. */
const grace = 24
const batch = 500

/**
 * Removes what killed servers have left behind: the bytes of uploads that no longer exist, such as those of a task
 * just made from them, unfinished transfers into the store, and the files of conversions that do not exist.
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
  yield* sweepConversions(before)
}).pipe(Effect.catchDefect((defect) => Effect.logError("Leftovers of uploads could not be removed", defect)))

/** Their files are kept for a day anyway, so that nothing is lost by a mistake. */
const sweepConversions = Effect.fnUntraced(function*(before: DateTime.Utc) {
  const blobs = yield* BlobStore
  const conversions = yield* ConversionStore
  const ids = yield* blobs.list("conversion").pipe(
    Stream.filter(({ storedAt }) => DateTime.isLessThan(storedAt, before)),
    Stream.map(({ key }) => key.split("/")[1]),
    Stream.filter(isConversionId),
    Stream.runFold(() => new Set<ConversionId>(), (all, id) => all.add(id)),
  )
  const existing = yield* Effect.forEach(Arr.chunksOf(ids, batch), conversions.existing)
  const left = [...ids].filter((id) => !existing.some((known) => known.has(id)))
  yield* Effect.forEach(left, (id) => blobs.removeAll(filesOf(id)), { discard: true })
})

const isConversionId = Schema.is(ConversionId)
