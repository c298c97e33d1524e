import { DateTime, Effect, Schedule } from "effect"
import { SessionStore } from "../../account/session-store.port.ts"
import { OAuthRecordStore } from "../../connected-app/oauth-record-store.port.ts"
import { expireConversions } from "../../conversion/shared/expire-conversions.ts"
import { removeUpload } from "../../intake/shared/remove-upload.ts"
import { UploadStore } from "../../intake/upload-store.port.ts"
import { slowestTransfer } from "../../intake/upload.ts"
import { TicketStore } from "../../sign-in/ticket-store.port.ts"
import { usageLasts } from "../../usage/usage-event.ts"
import { UsageStore } from "../../usage/usage-store.port.ts"

/** Removes uploads that nothing was made from, files of conversions that are a day old, reports of use after 90 days, and expired sessions, links, tickets and tokens; once an hour, for as long as it runs. */
export const sweepExpired = Effect.gen(function*() {
  const uploads = yield* UploadStore
  const sessions = yield* SessionStore
  const tickets = yield* TicketStore
  const now = yield* DateTime.now
  const left = yield* uploads.expired(DateTime.subtract(now, slowestTransfer))
  yield* Effect.forEach(left, removeUpload, { discard: true })
  yield* expireConversions
  yield* sessions.forgetExpired(now)
  yield* tickets.forgetExpired(now)
  yield* (yield* OAuthRecordStore).forgetExpired(now)
  yield* (yield* UsageStore).forgetBefore(DateTime.subtract(now, usageLasts))
}).pipe(
  Effect.catchDefect((defect) => Effect.logError("Expired uploads and sessions could not be removed", defect)),
  Effect.repeat(Schedule.spaced("1 hour")),
)
