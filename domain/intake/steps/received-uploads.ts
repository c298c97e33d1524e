import { Effect, Result } from "effect"
import type { DomainError } from "../../kernel/domain-error.ts"
import type { UploadId, UserId } from "../../kernel/ids.ts"
import type { RefusedFile } from "../../kernel/refused-file.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { FilesRefused, IntakeRefused, UploadIncomplete, type UploadNotFound } from "../errors.ts"
import { limits } from "../limits.ts"
import { UploadStore } from "../upload-store.port.ts"
import type { Upload } from "../upload.ts"

/** A complete upload and the path of its bytes. */
export interface ReceivedUpload {
  readonly upload: Upload & { readonly size: number }
  readonly path: string
}

/** Call it inside a transaction: of two concurrent requests for an upload, the second finds it gone. */
export const lockUploads = Effect.fnUntraced(function*(ids: ReadonlyArray<UploadId>, owner: UserId) {
  const uploads = yield* UploadStore
  const { lock } = yield* MinuteLedger
  yield* lock(owner)
  yield* Effect.forEach(ids, (id) => uploads.get(id, owner))
})

/**
 * Runs `validate` on each upload of a request; each must be complete and the caller's own. Of several files, all that are
 * refused are named at once; for a single file, its own refusal is returned.
 */
export const validateUploads = Effect.fnUntraced(function*<A, E extends DomainError, R>(
  ids: ReadonlyArray<UploadId>,
  owner: UserId,
  validate: (arrived: ReceivedUpload) => Effect.Effect<A, E, R>,
) {
  if (ids.length > limits.files) {
    return yield* new IntakeRefused({ issues: [brokenRule("file", "max-files", { max: limits.files })] })
  }
  if (new Set(ids).size < ids.length) {
    return yield* new IntakeRefused({ issues: [brokenRule("upload_ids", "used-twice")] })
  }
  const validated: ReadonlyArray<Validated<A, E>> = yield* Effect.forEach(ids, (id) => validateOne(id, owner, validate))
  const wrong = validated.flatMap(({ outcome, fileName }, index) =>
    Result.isFailure(outcome) ? [{ refusal: outcome.failure, fileName, index, id: ids[index] ?? "" }] : []
  )
  const [first, ...others] = wrong
  if (first === undefined) return validated.flatMap(({ outcome }) => Result.isSuccess(outcome) ? [outcome.success] : [])
  if (ids.length === 1) return yield* Effect.fail(first.refusal)
  return yield* new FilesRefused({ files: [refusedFile(first), ...others.map(refusedFile)] })
})

interface Validated<A, E> {
  /** Null if there is no such upload. */
  readonly fileName: string | null
  readonly outcome: Result.Result<A, E | UploadNotFound | UploadIncomplete>
}

const validateOne = Effect.fnUntraced(function*<A, E, R>(
  id: UploadId,
  owner: UserId,
  validate: (arrived: ReceivedUpload) => Effect.Effect<A, E, R>,
) {
  const uploads = yield* UploadStore
  const found = yield* Effect.result(uploads.get(id, owner))
  if (Result.isFailure(found)) return { fileName: null, outcome: Result.fail(found.failure) } satisfies Validated<A, E>
  const { complete, fileName, size, ...upload } = found.success
  const outcome: Validated<A, E>["outcome"] = complete && size !== null
    ? yield* Effect.result(validate({ upload: { ...upload, complete, fileName, size }, path: yield* uploads.path(id) }))
    : Result.fail(new UploadIncomplete({ uploadId: id }))
  return { fileName, outcome } satisfies Validated<A, E>
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
