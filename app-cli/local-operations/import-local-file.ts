import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { completeUpload } from "#domain/intake/use-cases/complete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { useCase } from "#domain/kernel/use-case.ts"
import { wire } from "#domain/kernel/wire.ts"
import { Effect, Schema } from "effect"
import { constants } from "node:fs"
import { copyFile, stat } from "node:fs/promises"
import { basename } from "node:path"
import { refuse } from "../errors.ts"

/** Copies a file of this machine into an upload of the account that asks. */
export const importLocalFile = useCase("cli.importLocalFile", {
  input: wire({ path: Schema.String }),
  output: wire({ uploadId: UploadId }),
  run: Effect.fnUntraced(function*({ path }) {
    const size = yield* Effect.tryPromise({
      try: async () => (await stat(path)).size,
      catch: () => refuse("not-found", `${path}: there is no such file, or it may not be read`),
    })
    const { uploadId } = yield* openUpload.run({ fileName: basename(path), size })
    const uploads = yield* UploadStore
    const target = yield* uploads.path(uploadId)
    yield* Effect.tryPromise({
      try: () => copyFile(path, target, constants.COPYFILE_FICLONE),
      catch: () => refuse("not-found", `${path}: the file could not be read`),
    }).pipe(Effect.tapError(() => uploads.remove(uploadId)))
    return yield* completeUpload.run({ uploadId, size })
  }),
})
