import { SessionStore } from "#domain/account/session-store.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { uploadLasts } from "#domain/intake/upload.ts"
import { DateTime, Effect, Schedule } from "effect"

/** Removes uploads nobody made a task of, and sessions and links that are over; once an hour, for as long as it runs. */
export const sweepExpired = Effect.gen(function*() {
  const uploads = yield* UploadStore
  const sessions = yield* SessionStore
  const now = yield* DateTime.now
  const left = yield* uploads.expired(DateTime.subtract(now, uploadLasts))
  yield* Effect.forEach(left, (id) => uploads.remove(id), { discard: true })
  yield* sessions.forgetExpired(now)
}).pipe(
  Effect.catchDefect((defect) => Effect.logError("What expired could not be removed", defect)),
  Effect.repeat(Schedule.spaced("1 hour")),
)
