import { Effect } from "effect"
import type { UploadId } from "../../kernel/ids.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { SharedStore } from "../shared-store.port.ts"
import { UploadSink } from "../upload-sink.port.ts"
import type { Upload } from "../upload.ts"

/** Where the bytes of a whole upload are in the store that servers share. */
export const uploadKey = (id: UploadId): string => `upload/${id}`

/** Puts an upload that arrived here whole where every server finds it, if servers share a store. */
export const shareUpload = Effect.fnUntraced(function*({ id, transfer }: Pick<Upload, "id" | "transfer">) {
  const { isThere, abort } = yield* SharedStore
  const { local } = yield* UploadSink
  const { copyIn } = yield* BlobStore
  const path = isThere ? yield* local(id) : null
  // Null as well for one that its sender put into the store.
  if (path === null) return
  if (transfer !== null) yield* abort({ id, name: transfer })
  yield* copyIn(uploadKey(id), path)
})

/** The path of the bytes of a whole upload, while the scope is open; null if there are none. */
export const pathOfUpload = Effect.fnUntraced(function*(id: UploadId) {
  const { isThere } = yield* SharedStore
  const sink = yield* UploadSink
  const blobs = yield* BlobStore
  const path = yield* sink.local(id)
  if (path !== null || !isThere) return path
  return yield* blobs.local(uploadKey(id)).pipe(Effect.catchTag("BlobMissing", () => Effect.succeed(null)))
})

/** Stores the bytes of a whole upload under a key; within the store, where they are in it already. */
export const copyUpload = Effect.fnUntraced(function*(id: UploadId, path: string, key: string) {
  const { isThere } = yield* SharedStore
  const { copy, copyIn } = yield* BlobStore
  // One that arrived before there was a store is in none.
  yield* isThere
    ? copy(uploadKey(id), key).pipe(Effect.catchTag("BlobMissing", () => copyIn(key, path)))
    : copyIn(key, path)
})

/** Removes the bytes of an upload, wherever they are. */
export const removeBytes = Effect.fnUntraced(function*(id: UploadId) {
  const { isThere } = yield* SharedStore
  const sink = yield* UploadSink
  const blobs = yield* BlobStore
  yield* sink.remove(id)
  if (isThere) yield* blobs.removeAll(uploadKey(id))
})
