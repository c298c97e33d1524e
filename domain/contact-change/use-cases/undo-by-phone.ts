import { DateTime, Effect, Schema } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import { isOpen } from "../../account/contact-change.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { codeLasts, PhoneTicket } from "../../sign-in/phone-fields.ts"
import { consumeTicket } from "../../sign-in/shared/phone-tickets.ts"
import { UndoInvalid } from "../errors.ts"
import { issueUndo } from "../steps/undo-tickets.ts"

/**
 * What a number that was just proved, as for signing in, may undo: the oldest change away from it. Returns the secret of
 * `inspectUndo` and `undoChange`, for five minutes.
 */
export const undoByPhone = useCase("contactChange.undoByPhone", {
  input: wire({ accesstoken: PhoneTicket }),
  output: wire({ token: Schema.String }),
  run: Effect.fnUntraced(function*({ accesstoken }) {
    const changes = yield* ContactChangeStore
    const now = yield* DateTime.now
    yield* limitNetwork("sign-ins from a network")
    const { phone } = yield* consumeTicket("phone-access", accesstoken)
    const keeper = yield* changes.keptFor(phone, now)
    const all = keeper === null ? [] : yield* changes.ofUser(keeper)
    const oldest = all.find((change) => change.from === phone && isOpen(change, now))
    if (oldest === undefined) return yield* new UndoInvalid()
    return { token: yield* issueUndo(oldest, DateTime.add(now, codeLasts)) }
  }),
})
