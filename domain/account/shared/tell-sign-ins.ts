import { DateTime, Effect, Schedule } from "effect"
import { KnownDevices } from "../known-devices.port.ts"
import { Mailer } from "../mailer.port.ts"
import type { SignInNotice } from "../sign-in-notice.ts"
import { UserStore } from "../user-store.port.ts"
import { readingOf } from "./reading-of.ts"

/** Notifies accounts, every minute, of sign-ins from devices that are new to them. A restart only delays notices. */
export const keepTellingSignIns = Effect.suspend(() =>
  Effect.repeat(
    Effect.catchDefect(
      tellSignIns,
      (defect) => Effect.logError("Sign-in mails failed and are tried again", { defect }),
    ),
    Schedule.spaced("1 minute"),
  )
)

export const tellSignIns = Effect.gen(function*() {
  const devices = yield* KnownDevices
  const taken = yield* devices.claimNotices(100, yield* DateTime.now)
  yield* Effect.forEach(taken, (notice) =>
    tell(notice).pipe(
      // Only now: a process killed before this leaves the notice to another one. No transaction waits for the mail.
      Effect.andThen(devices.removeNotice(notice.id)),
      Effect.catchTag("MailNotSent", () => Effect.logWarning("a mail about a new device waits", { notice: notice.id })),
    ), { discard: true })
})

/** How long to keep trying a mail that cannot be delivered. */
const newsLasts = { days: 1 } as const

const tell = Effect.fnUntraced(function*({ userId, label, place, signedInAt }: SignInNotice) {
  const users = yield* UserStore
  const mailer = yield* Mailer
  const user = yield* users.get(userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  const isOld = DateTime.isLessThan(DateTime.add(signedInAt, newsLasts), yield* DateTime.now)
  if (user === null || user.email === null || isOld) return
  yield* mailer.send({ _tag: "NewDevice", to: user.email, label, place, signedInAt, ...yield* readingOf(user) })
})
