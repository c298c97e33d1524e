import { DateTime, type Duration, Effect, Result } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { UploadId } from "../../kernel/ids.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { safeFileName } from "../../task/title.ts"
import { IntakeRefused } from "../errors.ts"
import { checkSize, limits, sizeLimit } from "../limits.ts"
import { checkRoom } from "../steps/check-room.ts"
import { checkFilled } from "../steps/store-bytes.ts"
import { type UploadCount, UploadStore } from "../upload-store.port.ts"
import type { Upload } from "../upload.ts"

interface NewUpload {
  readonly fileName: string
  /** Bytes; null while unknown. */
  readonly size: number | null
  readonly lasts: Duration.Input
  readonly ticketHash?: string | null
  readonly metadata?: string | null
}

/**
 * Opens an upload for a file of the caller. Tickets are counted separately, so that unused ones do not block other
 * uploads.
 */
export const beginUpload = Effect.fnUntraced(
  function*({ fileName: written, size, lasts, ticketHash = null, metadata = null }: NewUpload) {
    const ownerId = yield* signedIn
    yield* limitNetwork("uploads from a network")
    const uploads = yield* UploadStore
    const { next } = yield* IdSource
    const fileName = safeFileName(written)
    if (size !== null) yield* Effect.fromResult(checkFilled(fileName, size))
    yield* Effect.fromResult(checkSize(fileName, size ?? 0, sizeLimit(fileName)))
    yield* checkRoom(ownerId, size ?? 0)
    const createdAt = yield* DateTime.now
    const count = yield* uploads.count(ownerId, createdAt)
    yield* Effect.fromResult(ticketHash === null ? checkCount(count) : checkTickets(count))
    const id = UploadId.make(yield* next)
    const expiresAt = DateTime.addDuration(createdAt, lasts)
    const upload: Upload = { id, ownerId, fileName, size, complete: false, ticketHash, metadata, createdAt, expiresAt }
    yield* uploads.insert(upload)
    return upload
  },
)

const checkCount = ({ uploads }: UploadCount): Result.Result<void, IntakeRefused> =>
  uploads < limits.uploads
    ? Result.succeed(undefined)
    : Result.fail(new IntakeRefused({ issues: [brokenRule("file", "max-uploads", { max: limits.uploads })] }))

const checkTickets = ({ tickets }: UploadCount): Result.Result<void, IntakeRefused> =>
  tickets < limits.tickets
    ? Result.succeed(undefined)
    : Result.fail(new IntakeRefused({ issues: [brokenRule("ticket", "max-tickets", { max: limits.tickets })] }))
