import { DateTime, Effect } from "effect"
import { isDisabled } from "../../account/shared/is-disabled.ts"
import { signedIn } from "../../account/shared/signed-in.ts"
import type { UploadId } from "../../kernel/ids.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { IntakeRefused, UploadNotFound } from "../errors.ts"
import { UploadSink } from "../upload-sink.port.ts"
import { UploadStore } from "../upload-store.port.ts"
import type { Upload } from "../upload.ts"

/** An upload of the caller. */
export const ownUpload = Effect.fnUntraced(function*(id: UploadId) {
  const uploads = yield* UploadStore
  return yield* unexpired(yield* uploads.get(id, yield* signedIn))
})

/** The upload that a ticket was for, whether it is used or not. */
export const ticketHolder = Effect.fnUntraced(function*(id: UploadId, ticket: string) {
  const { hash } = yield* Secrets
  const uploads = yield* UploadStore
  const upload = yield* unexpired(yield* uploads.ofTicket(id, yield* hash(ticket)))
  return (yield* isDisabled(upload.ownerId)) ? yield* new UploadNotFound({ uploadId: id }) : upload
})

/** The upload that a ticket is for. */
export const ticketUpload = Effect.fnUntraced(function*(id: UploadId, ticket: string) {
  const upload = yield* ticketHolder(id, ticket)
  return upload.complete ? yield* ticketUsed : upload
})

export const ticketUsed = Effect.suspend(() =>
  Effect.fail(new IntakeRefused({ issues: [brokenRule("ticket", "ticket-used")] }))
)

const unexpired = Effect.fnUntraced(function*(upload: Upload) {
  const now = yield* DateTime.now
  return DateTime.isLessThan(upload.expiresAt, now) ? yield* new UploadNotFound({ uploadId: upload.id }) : upload
})

/** Works on an upload exclusively. */
export const aloneWith = <A, E, R>(id: UploadId, work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(UploadSink, (sink) => sink.alone(id, work))
