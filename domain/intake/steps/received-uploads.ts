import { Effect, Result } from "effect"
import type { DomainError } from "../../kernel/domain-error.ts"
import type { UploadId, UserId } from "../../kernel/ids.ts"
import type { RefusedFile } from "../../kernel/refused-file.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { FilesRefused, IntakeRefused, UploadIncomplete, UploadNotFound } from "../errors.ts"
import { limits } from "../limits.ts"
import { pathOfUpload } from "../shared/whole-upload.ts"
import { UploadStore } from "../upload-store.port.ts"
import type { Upload } from "../upload.ts"

/** A complete upload and the path of its bytes, while the scope is open. */
export interface ReceivedUpload {
  readonly upload: Upload & { readonly size: number }
  readonly path: string
}

/** Those of these uploads that are the caller's own, by id. */
export const findUploads = Effect.fnUntraced(function*(ids: ReadonlyArray<UploadId>, owner: UserId) {
  const uploads = yield* UploadStore
  return new Map((yield* uploads.find(ids, owner)).map((upload) => [upload.id, upload]))
})

/** Call it inside a transaction: of two concurrent requests for an upload, the second finds it gone. */
export const consumeUploads = Effect.fnUntraced(function*(ids: ReadonlyArray<UploadId>, owner: UserId) {
  const uploads = yield* UploadStore
  const { lock } = yield* MinuteLedger
  yield* lock(owner)
  const removed = yield* uploads.remove(ids)
  const gone = ids.find((id) => !removed.has(id))
  if (gone !== undefined) return yield* new UploadNotFound({ uploadId: gone })
})

/**
 * Runs `validate` on each upload of a request; each must be complete and among `found`. Of several files, all that are
 * refused are named at once; for a single file, its own refusal is returned.
 */
export const validateFound = Effect.fnUntraced(function*<A, E extends DomainError, R>(
  ids: ReadonlyArray<UploadId>,
  found: ReadonlyMap<UploadId, Upload>,
  validate: (arrived: ReceivedUpload) => Effect.Effect<A, E, R>,
) {
  if (ids.length > limits.files) {
    return yield* new IntakeRefused({ issues: [brokenRule("file", "max-files", { max: limits.files })] })
  }
  if (new Set(ids).size < ids.length) {
    return yield* new IntakeRefused({ issues: [brokenRule("upload_ids", "used-twice")] })
  }
  const validated: ReadonlyArray<Validated<A, E>> = yield* Effect.forEach(
    ids,
    (id) => validateOne(id, found.get(id), validate),
  )
  const wrong = validated.flatMap(({ outcome, fileName }, index) =>
    Result.isFailure(outcome) ? [{ refusal: outcome.failure, fileName, index, id: ids[index] ?? "" }] : []
  )
  const [first, ...others] = wrong
  if (first === undefined) return validated.flatMap(({ outcome }) => Result.isSuccess(outcome) ? [outcome.success] : [])
  if (ids.length === 1) return yield* Effect.fail(first.refusal)
  return yield* new FilesRefused({ files: [refusedFile(first), ...others.map(refusedFile)] })
})

/** Checks uploads about which nothing needs to be known beforehand. */
export const validateUploads = <A, E extends DomainError, R>(
  ids: ReadonlyArray<UploadId>,
  owner: UserId,
  validate: (arrived: ReceivedUpload) => Effect.Effect<A, E, R>,
) => Effect.flatMap(findUploads(ids, owner), (found) => validateFound(ids, found, validate))

interface Validated<A, E> {
  /** Null if there is no such upload. */
  readonly fileName: string | null
  readonly outcome: Result.Result<A, E | UploadNotFound | UploadIncomplete>
}

const validateOne = Effect.fnUntraced(function*<A, E, R>(
  id: UploadId,
  found: Upload | undefined,
  validate: (arrived: ReceivedUpload) => Effect.Effect<A, E, R>,
) {
  const arrived = found === undefined
    ? Effect.fail(new UploadNotFound({ uploadId: id }))
    : receivedUpload(found)
  const outcome = yield* Effect.result(Effect.flatMap(arrived, validate))
  return { fileName: found?.fileName ?? null, outcome } satisfies Validated<A, E>
})

const receivedUpload = Effect.fnUntraced(function*({ size, ...upload }: Upload) {
  const { id: uploadId, complete } = upload
  if (!complete || size === null) return yield* new UploadIncomplete({ uploadId })
  const path = yield* pathOfUpload(uploadId)
  if (path === null) return yield* new UploadNotFound({ uploadId })
  return { upload: { ...upload, size }, path } satisfies ReceivedUpload
})

const refusedFile = ({ refusal: { _tag, code, params, issues, message }, fileName, index, id }: {
  readonly refusal: DomainError
  readonly fileName: string | null
  readonly index: number
  readonly id: string
}): RefusedFile => ({
  index,
  upload_id: id,
  file_name: fileName,
  error_code: _tag,
  ...(code === undefined ? {} : { reason: code }),
  ...(params === undefined ? {} : { params }),
  ...(issues === undefined ? {} : { issues }),
  message,
})
