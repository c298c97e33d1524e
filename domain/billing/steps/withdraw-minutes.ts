import { DateTime, Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { withdrawFromMonth } from "../../plan/shared/withdraw-minutes.ts"
import { covers, type Payment, shareTakenBack } from "../payment.ts"

/**
 * Takes back the minutes that a payment granted for this month, in the share of the money that was given back. What was spent
 * stays spent, and a payment for a time that is over changes nothing.
 */
export const withdrawMinutes = Effect.fnUntraced(function*(payment: Payment) {
  const users = yield* UserStore
  if (!covers(payment, yield* DateTime.now)) return
  const user = yield* users.get(payment.userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  if (user !== null) yield* withdrawFromMonth(user, payment.plan, shareTakenBack(payment), `payment ${payment.ref}`)
})
