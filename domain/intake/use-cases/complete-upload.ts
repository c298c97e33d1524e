import { Effect } from "effect"
import { signedIn } from "../../account/use-cases/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { UploadStore } from "../upload-store.port.ts"
import { UploadId } from "../upload.ts"

/** All bytes have arrived: the upload may become a task. Called by the surface that received them. */
export const completeUpload = useCase("intake.completeUpload", {
  input: wire({ uploadId: UploadId }),
  output: wire({ uploadId: UploadId }),
  run: Effect.fnUntraced(function*({ uploadId }) {
    const uploads = yield* UploadStore
    const upload = yield* uploads.get(uploadId, yield* signedIn)
    yield* uploads.complete(upload.id)
    return { uploadId: upload.id }
  }),
})
