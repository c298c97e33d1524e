import { Effect } from "effect"
import { Schema } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { Email, type Phone } from "../../account/user.ts"

/**
 * The account with this address or number, or null. What is done with it must not show: no answer of this area, and
 * no list, may depend on whether there is one.
 */
export const accountOf = Effect.fnUntraced(function*(identifier: Email | Phone) {
  const users = yield* UserStore
  return isEmail(identifier) ? yield* users.findByEmail(identifier) : yield* users.findByPhone(identifier)
})

export const isEmail = Schema.is(Email)
