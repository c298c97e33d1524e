import { DateTime, Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { UploadId } from "../../kernel/ids.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { safeFileName } from "../../task/title.ts"
import { IntakeRefused } from "../errors.ts"
import { checkSize, limits, sizeLimit } from "../limits.ts"
import { UploadStore } from "../upload-store.port.ts"
import { uploadLasts } from "../upload.ts"

/** Opens an upload. Clients send the bytes to `url`, which includes the ticket, in one PUT, or by the resumable protocol. */
export const openUpload = useCase("intake.openUpload", {
  input: wire({
    fileName: Schema.NonEmptyString,
    /** Bytes; omitted or null while unknown. */
    size: Schema.optionalKey(Schema.NullOr(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)))),
  }),
  output: wire({ uploadId: UploadId, url: Schema.String, expiresAt: Schema.DateTimeUtcFromString }),
  run: Effect.fnUntraced(function*({ fileName: written, size = null }) {
    const owner = yield* signedIn
    yield* limitNetwork("uploads from a network")
    const uploads = yield* UploadStore
    const { create, hash } = yield* Secrets
    const { next } = yield* IdSource
    const { url } = yield* PublicAddress
    const fileName = safeFileName(written)
    if (size !== null && size <= 0) {
      return yield* new IntakeRefused({ issues: [brokenRule("file", "empty-file", { file: fileName })] })
    }
    yield* Effect.fromResult(checkSize(fileName, size ?? 0, sizeLimit(fileName)))
    if ((yield* uploads.count(owner)) >= limits.uploads) {
      return yield* new IntakeRefused({ issues: [brokenRule("file", "max-uploads", { max: limits.uploads })] })
    }
    const id = UploadId.make(yield* next)
    const ticket = yield* create("")
    const createdAt = yield* DateTime.now
    yield* uploads.insert({
      id,
      ownerId: owner,
      fileName,
      size,
      complete: false,
      ticketHash: yield* hash(ticket),
      createdAt,
    })
    const expiresAt = DateTime.add(createdAt, uploadLasts)
    return { uploadId: id, url: `${url}/api/uploads/${id}?ticket=${ticket}`, expiresAt }
  }),
})
