import { DateTime, type Duration, Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { UploadId } from "../../kernel/ids.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { safeFileName } from "../../task/title.ts"
import { checkSize } from "../limits.ts"
import { checkCounts } from "../steps/check-counts.ts"
import { checkFilled } from "../steps/store-bytes.ts"
import { uploadLimit } from "../upload-limit.ts"
import { UploadStore } from "../upload-store.port.ts"
import type { Upload, UploadPurpose } from "../upload.ts"
import { checkRoom } from "./check-room.ts"

interface NewUpload {
  readonly fileName: string
  /** Bytes; null while unknown. */
  readonly size: number | null
  readonly lasts: Duration.Input
  readonly ticketHash?: string | null
  readonly metadata?: string | null
  readonly purpose?: UploadPurpose
}

/** Opens an upload for a file of the caller. */
export const beginUpload = Effect.fnUntraced(
  function*({ fileName: written, size, lasts, ticketHash = null, metadata = null, purpose = "task" }: NewUpload) {
    const ownerId = yield* signedIn
    yield* limitNetwork("uploads from a network")
    const { next } = yield* IdSource
    const { transaction } = yield* UnitOfWork
    const fileName = safeFileName(written)
    if (size !== null) yield* Effect.fromResult(checkFilled(fileName, size))
    yield* Effect.fromResult(checkSize(fileName, size ?? 0, yield* uploadLimit({ fileName, purpose })))
    const createdAt = yield* DateTime.now
    const id = UploadId.make(yield* next)
    const expiresAt = DateTime.addDuration(createdAt, lasts)
    const upload: Upload = {
      id,
      ownerId,
      fileName,
      purpose,
      size,
      complete: false,
      ticketHash,
      transfer: null,
      metadata,
      createdAt,
      expiresAt,
    }
    yield* transaction(insert(upload))
    return upload
  },
)

/** Locks the account, so that concurrent requests cannot exceed its limits. */
const insert = Effect.fnUntraced(function*(upload: Upload) {
  const uploads = yield* UploadStore
  const { lock } = yield* MinuteLedger
  yield* lock(upload.ownerId)
  yield* checkRoom(upload.ownerId, upload.size ?? 0)
  yield* uploads.insert(upload)
  yield* checkCounts(upload.ownerId, upload.createdAt)
})
