import { Effect } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import type { ContactChange } from "../../account/contact-change.ts"
import { isEmail, masked } from "../../account/contact.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { Sealer } from "../../kernel/sealer.port.ts"
import { issueUndo } from "./undo-tickets.ts"

/**
 * Writes the mail to the old address, with the link that undoes the change, in the change's own transaction: a server that
 * is killed sends it later. Whoever had a number proves that number again instead.
 */
export const offerUndo = Effect.fnUntraced(function*(change: ContactChange) {
  const { from, to, userId, undoUntil, changedAt } = change
  if (from === null || !isEmail(from)) return
  const changes = yield* ContactChangeStore
  const { seal } = yield* Sealer
  const sealedToken = yield* seal(yield* issueUndo(change, undoUntil))
  yield* changes.saveNotice({
    id: yield* (yield* IdSource).next,
    userId,
    to: from,
    news: { _tag: "Changed", address: masked(to), sealedToken, until: undoUntil },
    createdAt: changedAt,
  })
})
