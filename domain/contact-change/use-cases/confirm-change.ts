import { Effect, Schema } from "effect"
import { Side } from "../../account/contact-change.ts"
import { closeSessions } from "../../account/shared/close-sessions.ts"
import { currentSession, signedIn } from "../../account/shared/signed-in.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { tellChanges } from "../shared/tell-changes.ts"
import { checkCode, isProved } from "../steps/codes.ts"
import { finishChange } from "../steps/finish-change.ts"
import { findPending } from "../steps/pending.ts"

/**
 * Takes the code of one side, in any order. With the second, the account has its new address or number: all other
 * sessions end, and the old address is mailed a link that undoes it.
 */
export const confirmChange = useCase("contactChange.confirmChange", {
  input: wire({
    id: Schema.String,
    side: Side,
    code: Schema.String.check(Schema.isPattern(/^\d{6}$/u, { rule: "six-digits" })),
  }),
  output: wire({ isDone: Schema.Boolean }),
  run: Effect.fnUntraced(function*({ id, side, code }) {
    const { transaction } = yield* UnitOfWork
    const userId = yield* signedIn
    const session = yield* currentSession
    yield* limitRate("codes tried by an account", userId)
    yield* findPending(userId, session, id)
    yield* checkCode(id, side, code)
    if (!(yield* isProved(id, side === "old" ? "new" : "old"))) return { isDone: false }
    const ended = yield* transaction(finishChange(userId, session, id))
    yield* closeSessions(userId, ended)
    yield* tellChanges
    return { isDone: true }
  }),
})
