import { Effect } from "effect"
import type { UserId } from "../../kernel/actor.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { IntakeRefused, UploadIncomplete } from "../errors.ts"
import { limits } from "../limits.ts"
import { UploadStore } from "../upload-store.port.ts"
import type { Upload, UploadId } from "../upload.ts"

/** A complete upload, and where its bytes lie. */
export interface Arrived {
  readonly upload: Upload & { readonly size: number }
  readonly path: string
}

/** Inside a transaction: of two requests for the same upload, the second finds it gone. */
export const claim = Effect.fnUntraced(function*(ids: ReadonlyArray<UploadId>, owner: UserId) {
  const uploads = yield* UploadStore
  const { lock } = yield* MinuteLedger
  yield* lock(owner)
  yield* Effect.forEach(ids, (id) => uploads.get(id, owner))
})

/** The uploads of one request, each complete and the asker's own, with where their bytes lie. */
export const arrivedUploads = Effect.fnUntraced(function*(ids: ReadonlyArray<UploadId>, owner: UserId) {
  const uploads = yield* UploadStore
  if (ids.length > limits.files) {
    return yield* new IntakeRefused({ field: "file", rule: `at most ${limits.files} files at once` })
  }
  if (new Set(ids).size < ids.length) {
    return yield* new IntakeRefused({ field: "upload_ids", rule: "each upload can be used once" })
  }
  return yield* Effect.forEach(ids, (id) =>
    Effect.gen(function*() {
      const upload = yield* uploads.get(id, owner)
      const { complete, size } = upload
      if (!complete || size === null) return yield* new UploadIncomplete({ uploadId: id })
      const arrived: Arrived = { upload: { ...upload, size }, path: yield* uploads.path(id) }
      return arrived
    }))
})
