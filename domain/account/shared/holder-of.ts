import { Effect } from "effect"
import { type Contact, isEmail, isPhone } from "../contact.ts"
import { UserStore } from "../user-store.port.ts"

/** The account that has this address or number now. */
export const holderOf = Effect.fnUntraced(function*(contact: Contact) {
  const users = yield* UserStore
  if (isEmail(contact)) return yield* users.findByEmail(contact)
  return isPhone(contact) ? yield* users.findByPhone(contact) : null
})
