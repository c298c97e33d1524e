import { DateTime, Effect } from "effect"
import { takeUpload } from "../../intake/shared/take-upload.ts"
import type { ConversionId, UploadId, UserId } from "../../kernel/ids.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { type Conversion, sourceKey } from "../conversion.ts"
import { DownloadExpired, DownloadFailed, NoFileSelected } from "../errors.ts"
import { isKept } from "../transitions.ts"
import { ownConversion } from "./own-conversion.ts"

interface Choice {
  readonly uploadId?: UploadId | undefined
  readonly conversionId?: ConversionId | undefined
}

/** The file to process: an upload, which is used up, or the source of an earlier conversion, which keeps it. */
export const chosenSource = Effect.fnUntraced(function*({ uploadId, conversionId }: Choice, owner: UserId) {
  if (uploadId !== undefined) return { ...yield* takeUpload(uploadId, owner), more: 0 }
  if (conversionId === undefined) return yield* new NoFileSelected()
  const earlier = yield* ownConversion(conversionId)
  const path = yield* keptSource(earlier)
  const { fileName, originalSize: size } = earlier
  const { copyIn } = yield* BlobStore
  const copyTo = (key: string) => copyIn(key, path)
  return { path, fileName, size, more: size, consume: Effect.void, copyTo, settle: Effect.void }
})

/** The path of the source of a conversion, while the scope is open. */
export const keptSource = Effect.fnUntraced(function*(conversion: Conversion) {
  const blobs = yield* BlobStore
  if (!isKept(conversion, yield* DateTime.now)) return yield* new DownloadExpired()
  return yield* blobs.local(sourceKey(conversion.id)).pipe(Effect.catchTag("BlobMissing", () => new DownloadFailed()))
})
