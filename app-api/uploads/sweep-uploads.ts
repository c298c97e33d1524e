import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { uploadLasts } from "#domain/intake/use-cases/open-upload.ts"
import { DateTime, Effect, Schedule } from "effect"

/** Removes uploads nobody made a task of; once an hour, for as long as it runs. */
export const sweepUploads = Effect.gen(function*() {
  const uploads = yield* UploadStore
  const now = yield* DateTime.now
  const left = yield* uploads.expired(DateTime.subtract(now, uploadLasts))
  yield* Effect.forEach(left, (id) => uploads.remove(id), { discard: true })
}).pipe(
  Effect.catchDefect((defect) => Effect.logError("Expired uploads could not be removed", defect)),
  Effect.repeat(Schedule.spaced("1 hour")),
)
