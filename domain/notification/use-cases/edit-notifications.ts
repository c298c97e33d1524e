import { DateTime, Effect, Schema } from "effect"
import { readingOf } from "../../account/shared/reading-of.ts"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wireAs } from "../../kernel/wire.ts"
import { nextDigest } from "../digest-time.ts"
import { NoMailAddress } from "../errors.ts"
import { MailChoiceStore } from "../mail-choice-store.port.ts"
import { Notifications } from "../notifications.ts"
import { presentNotifications } from "../steps/present-notifications.ts"

/** Switches mails on or off. Fields left out keep their values. */
export const editNotifications = useCase("notification.editNotifications", {
  input: wireAs("NotificationsEdit", {
    notesReady: Schema.optionalKey(Schema.Boolean),
    digest: Schema.optionalKey(Schema.Boolean),
  }),
  output: Notifications,
  run: Effect.fnUntraced(function*(edit) {
    const { find, save } = yield* MailChoiceStore
    const user = yield* currentUser
    if (user.email === null && (edit.notesReady === true || edit.digest === true)) return yield* new NoMailAddress()
    const { timeZone } = yield* readingOf(user)
    yield* save(user.id, { ...yield* find(user.id), ...edit }, nextDigest(yield* DateTime.now, timeZone))
    return yield* presentNotifications(user)
  }),
})
