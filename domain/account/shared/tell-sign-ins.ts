import { DateTime, Effect, Schedule } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { KnownDevices } from "../known-devices.port.ts"
import { Mailer } from "../mailer.port.ts"
import type { SignInNotice } from "../sign-in-notice.ts"
import { UserStore } from "../user-store.port.ts"

/** Tells accounts, each minute, of sign-ins from devices that are new to them. What a restart leaves is told after it. */
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
  const { transaction } = yield* UnitOfWork
  const waiting = yield* devices.notices(100)
  yield* Effect.forEach(waiting, (notice) =>
    transaction(tell(notice)).pipe(
      Effect.catchTag("MailNotSent", () => Effect.logWarning("a mail about a new device waits", { notice: notice.id })),
    ), { discard: true })
})

/** For longer than this a mail that cannot be delivered is not tried. */
const newsLasts = { days: 1 } as const

/** Taken away first, so that no other process sends it as well; if the mail is not accepted, it is back. */
const tell = Effect.fnUntraced(function*(notice: SignInNotice) {
  const users = yield* UserStore
  const devices = yield* KnownDevices
  const mailer = yield* Mailer
  if (!(yield* devices.removeNotice(notice.id))) return
  const user = yield* users.get(notice.userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  const isOld = DateTime.isLessThan(DateTime.add(notice.signedInAt, newsLasts), yield* DateTime.now)
  if (user === null || user.email === null || isOld) return
  const { label, place, signedInAt } = notice
  const language = user.uiLanguage ?? "en"
  const timeZone = user.timeZone ?? "UTC"
  yield* mailer.send({ _tag: "NewDevice", to: user.email, language, timeZone, label, place, signedInAt })
})
