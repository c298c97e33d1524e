import { Effect } from "effect"
import type { UploadId } from "../../kernel/ids.ts"
import { SharedStore } from "../shared-store.port.ts"
import { UploadStore } from "../upload-store.port.ts"
import { removeBytes } from "./whole-upload.ts"

/** Removes the bytes first: without a row nobody would look for them. */
export const removeUpload = Effect.fnUntraced(function*(id: UploadId) {
  const { abort } = yield* SharedStore
  const uploads = yield* UploadStore
  const [arriving] = yield* uploads.arriving([id])
  if (arriving !== undefined && arriving.transfer !== null) yield* abort({ id, name: arriving.transfer })
  yield* removeBytes(id)
  yield* uploads.remove([id])
})
