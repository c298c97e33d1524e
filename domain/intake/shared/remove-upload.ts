import { Effect } from "effect"
import type { UploadId } from "../../kernel/ids.ts"
import { UploadSink } from "../upload-sink.port.ts"
import { UploadStore } from "../upload-store.port.ts"

/** Removes the bytes first: without a row nobody would look for them. */
export const removeUpload = Effect.fnUntraced(function*(id: UploadId) {
  const { remove } = yield* UploadSink
  const uploads = yield* UploadStore
  yield* remove(id)
  yield* uploads.remove([id])
})
