import { Effect } from "effect"
import { Contact } from "../../account/contact.ts"
import { closeSessions } from "../../account/shared/close-sessions.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { tellChanges } from "../shared/tell-changes.ts"
import { limitUndo } from "../steps/limit-undo.ts"
import { returnAccount } from "../steps/return-account.ts"
import { findUndo } from "../steps/undo-tickets.ts"
import { UndoInput } from "../undo-view.ts"

/**
 * Gives the account its old address or number back, and undoes every change since. Whoever changed it may have had the
 * whole account: all sessions end, and all passkeys, keys and apps are removed.
 */
export const undoChange = useCase("contactChange.undoChange", {
  input: UndoInput,
  output: wire({ address: Contact }),
  run: Effect.fnUntraced(function*({ token }) {
    const { transaction } = yield* UnitOfWork
    yield* limitUndo(token)
    const { id, userId, from } = yield* findUndo(token)
    const ended = yield* transaction(returnAccount(userId, id))
    yield* closeSessions(userId, ended)
    yield* tellChanges
    return { address: from }
  }),
})
