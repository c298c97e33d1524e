import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { UploadId } from "../../kernel/ids.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { IntakeRefused } from "../errors.ts"
import { checkSize, sizeLimit } from "../limits.ts"
import { UploadStore } from "../upload-store.port.ts"

/** Marks an upload as complete. Called by the surface that received its bytes; `size` is how many. */
export const completeUpload = useCase("intake.completeUpload", {
  input: wire({ uploadId: UploadId, size: Schema.Int }),
  output: wire({ uploadId: UploadId }),
  run: Effect.fnUntraced(function*({ uploadId, size }) {
    const uploads = yield* UploadStore
    const { id, fileName, size: announced } = yield* uploads.get(uploadId, yield* signedIn)
    if (size <= 0) return yield* new IntakeRefused({ issues: [brokenRule("file", "empty-file", { file: fileName })] })
    if (announced !== null && announced !== size) {
      return yield* new IntakeRefused({
        issues: [brokenRule("file", "bytes-missing", { arrived: size, size: announced })],
      })
    }
    yield* Effect.fromResult(checkSize(fileName, size, sizeLimit(fileName)))
    yield* uploads.complete(id, size)
    return { uploadId: id }
  }),
})
