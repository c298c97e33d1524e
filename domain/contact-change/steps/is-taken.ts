import { DateTime, Effect } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import type { Contact } from "../../account/contact.ts"
import { holderOf } from "../../account/shared/holder-of.ts"
import type { UserId } from "../../kernel/ids.ts"

/** Whether another account has it, or may still return to it. */
export const isTaken = Effect.fnUntraced(function*(contact: Contact, userId: UserId) {
  const changes = yield* ContactChangeStore
  const holder = yield* holderOf(contact)
  const keeper = yield* changes.keptFor(contact, yield* DateTime.now)
  return (holder !== null && holder.id !== userId) || (keeper !== null && keeper !== userId)
})
