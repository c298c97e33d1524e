import { Effect } from "effect"
import { UploadId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { removeUpload } from "../shared/remove-upload.ts"
import { aloneWith, ownUpload } from "../steps/own-upload.ts"

/** Removes an upload of the caller that no task was made from, whether its bytes arrived or not. */
export const deleteUpload = useCase("intake.deleteUpload", {
  input: wire({ uploadId: UploadId }),
  output: wire({ uploadId: UploadId }),
  run: Effect.fnUntraced(function*({ uploadId }) {
    yield* aloneWith(uploadId, Effect.andThen(ownUpload(uploadId), removeUpload(uploadId)))
    return { uploadId }
  }),
})
