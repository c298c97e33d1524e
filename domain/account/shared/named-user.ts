import { DateTime, Effect, Option, Schema } from "effect"
import { UserId } from "../../kernel/ids.ts"
import { UserNotFound } from "../errors.ts"
import { SessionStore } from "../session-store.port.ts"
import { UserStore } from "../user-store.port.ts"
import { Email, normaliseEmail, Phone, type User } from "../user.ts"

const readEmail = Schema.decodeOption(Email)
const readPhone = Schema.decodeOption(Phone)
const readId = Schema.decodeOption(UserId)

/** The account with this address, number or id, for the operator. */
export const namedUser = Effect.fnUntraced(function*(name: string) {
  const users = yield* UserStore
  const email = readEmail(normaliseEmail(name))
  if (Option.isSome(email)) return (yield* users.findByEmail(email.value)) ?? (yield* new UserNotFound())
  const phone = readPhone(name.trim())
  if (Option.isSome(phone)) return (yield* users.findByPhone(phone.value)) ?? (yield* new UserNotFound())
  const id = readId(name.trim())
  return Option.isSome(id) ? yield* users.get(id.value) : yield* new UserNotFound()
})

export const openSessions = Effect.fnUntraced(function*({ id }: User) {
  const sessions = yield* SessionStore
  return yield* sessions.list(id, yield* DateTime.now)
})
