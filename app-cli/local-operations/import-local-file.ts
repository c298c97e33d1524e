import { beginUpload } from "#domain/intake/shared/begin-upload.ts"
import { receiveFile } from "#domain/intake/shared/receive-upload.ts"
import { removeUpload } from "#domain/intake/shared/remove-upload.ts"
import { uploadLasts, UploadPurpose } from "#domain/intake/upload.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { wire } from "#domain/kernel/wire.ts"
import { Effect, Schema } from "effect"
import { constants, createReadStream } from "node:fs"
import { access, stat } from "node:fs/promises"
import { basename } from "node:path"
import { refuse } from "../errors.ts"
import { operation } from "../product/operation.ts"

/** Copies a file on this machine into an upload of the caller. */
export const importLocalFile = operation("cli.importLocalFile", {
  input: wire({ path: Schema.String, purpose: Schema.optionalKey(UploadPurpose) }),
  output: wire({ uploadId: UploadId }),
  run: Effect.fnUntraced(function*({ path, purpose = "task" }) {
    const size = yield* Effect.tryPromise({
      try: async () => {
        await access(path, constants.R_OK)
        return (await stat(path)).size
      },
      catch: () => refuse("not-found", `${path}: there is no such file, or it cannot be read`),
    })
    const upload = yield* beginUpload({ fileName: basename(path), size, lasts: uploadLasts, purpose })
    yield* receiveFile(upload, createReadStream(path, { highWaterMark: 1_048_576 })).pipe(
      Effect.onError(() => removeUpload(upload.id)),
    )
    return { uploadId: upload.id }
  }),
})
