import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { completeUpload } from "#domain/intake/use-cases/complete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import type { UploadId } from "#domain/kernel/ids.ts"
import { Effect } from "effect"
import { copyFile, rename } from "node:fs/promises"
import type { ReceivedFile } from "./receive-form.ts"

/** Makes uploads of received files, in their order. They do not outlive the scope: a task has taken them by then. */
export const keepUploads = (files: ReadonlyArray<ReceivedFile>) => Effect.forEach(files, keepUpload)

const keepUpload = Effect.fnUntraced(function*({ path, fileName, size }: ReceivedFile) {
  const uploads = yield* UploadStore
  const { uploadId } = yield* Effect.acquireRelease(
    openUpload.run({ fileName: fileName === "" ? "untitled" : fileName, size }),
    (opened) => uploads.remove(opened.uploadId),
  )
  const target = yield* uploads.path(uploadId)
  yield* Effect.promise(() => move(path, target))
  yield* completeUpload.run({ uploadId, size })
  return uploadId satisfies UploadId
})

const move = (from: string, to: string): Promise<void> => rename(from, to).catch(() => copyFile(from, to))
