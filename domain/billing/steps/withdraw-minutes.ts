import { DateTime, Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { withdrawBonus } from "../../plan/shared/withdraw-bonus.ts"
import { withdrawFromMonth } from "../../plan/shared/withdraw-minutes.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { covers, type Payment, shareTakenBack } from "../payment.ts"
import { communityMinutes } from "../price.ts"

/**
 * Takes back the minutes that a payment granted for this month, in proportion to the refund, and the bonus for paying
 * members if no payment remains. Used minutes stay used.
 */
export const withdrawMinutes = Effect.fnUntraced(function*(payment: Payment) {
  const users = yield* UserStore
  const payments = yield* PaymentStore
  const user = yield* users.get(payment.userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  if (user === null) return
  const cause = `payment ${payment.ref}`
  if (covers(payment, yield* DateTime.now)) {
    yield* withdrawFromMonth(user, payment.plan, shareTakenBack(payment), cause)
  }
  const all = yield* payments.ofUser(user.id)
  if (all.every((one) => shareTakenBack(one) === 1)) yield* withdrawBonus(user, communityMinutes, `${cause} community`)
})
