import { Effect, Schema } from "effect"
import { UserNotFound } from "../errors.ts"
import { UserStore } from "../user-store.port.ts"
import { Email, normaliseEmail } from "../user.ts"

/** The account with this address, for operators. */
export const userByEmail = Effect.fnUntraced(function*(written: string) {
  const users = yield* UserStore
  const email = yield* Schema.decodeEffect(Email)(normaliseEmail(written)).pipe(
    Effect.mapError(() => new UserNotFound()),
  )
  return (yield* users.findByEmail(email)) ?? (yield* new UserNotFound())
})
