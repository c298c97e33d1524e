import { Effect, Schema } from "effect"
import { UserNotFound } from "../errors.ts"
import { UserStore } from "../user-store.port.ts"
import { Email, normaliseEmail } from "../user.ts"

/** Finds an account by its email address, for the operator. */
export const userByEmail = Effect.fnUntraced(function*(rawEmail: string) {
  const users = yield* UserStore
  const email = yield* Schema.decodeEffect(Email)(normaliseEmail(rawEmail)).pipe(
    Effect.mapError(() => new UserNotFound()),
  )
  return (yield* users.findByEmail(email)) ?? (yield* new UserNotFound())
})
