import { Effect, Schema } from "effect"
import { UploadId } from "../../kernel/ids.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SharedStore } from "../shared-store.port.ts"
import { beginUpload } from "../shared/begin-upload.ts"
import { ticketLasts, UploadPurpose } from "../upload.ts"

/**
 * Opens an upload with a ticket: anyone with its `url` can send the file in one PUT within the hour, or discard it
 * with DELETE. Where the store of the server can be reached, `partsUrl` says where to put the file into it in parts instead: GET gives
 * an address for each part that is missing, and POST makes the file from them.
 */
export const openUpload = useCase("intake.openUpload", {
  input: wire({
    fileName: Schema.NonEmptyString,
    /** Bytes; omitted or null while unknown. */
    size: Schema.optionalKey(Schema.NullOr(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)))),
    /** `tool` for a file that the media tools are to process: it may be larger (default task). */
    for: Schema.optionalKey(UploadPurpose),
  }),
  output: wire({
    uploadId: UploadId,
    url: Schema.String,
    /** Null if the bytes have to pass through this server, or the size is unknown. */
    partsUrl: Schema.NullOr(Schema.String),
    expiresAt: Schema.DateTimeUtcFromString,
  }),
  run: Effect.fnUntraced(function*({ fileName, size = null, for: purpose = "task" }) {
    const { create, hash } = yield* Secrets
    const { url } = yield* PublicAddress
    const { origin } = yield* SharedStore
    const ticket = yield* create("")
    const { id, expiresAt } = yield* beginUpload({
      fileName,
      size,
      purpose,
      lasts: ticketLasts,
      ticketHash: yield* hash(ticket),
    })
    const address = `${url}/api/uploads/${id}`
    const partsUrl = origin === null || size === null ? null : `${address}/parts?ticket=${ticket}`
    return { uploadId: id, url: `${address}?ticket=${ticket}`, partsUrl, expiresAt }
  }),
})
