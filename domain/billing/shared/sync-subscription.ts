import { DateTime, Effect, Option, Schema } from "effect"
import { UserId } from "../../kernel/ids.ts"
import type { PaymentProvider, Renewals } from "../payment-provider.port.ts"
import { accountOf, applySnapshot } from "../steps/apply-snapshot.ts"
import { refundDuplicate } from "../steps/refund-duplicate.ts"

const readUserId = Schema.decodeUnknownOption(UserId)

/**
 * Looks up a subscription and stores the result. One beside another that is paid for is ended, and what was charged
 * for it unnoticed is refunded.
 */
export const syncSubscription = Effect.fnUntraced(function*(provider: PaymentProvider, ref: string) {
  const { renewals } = provider
  if (renewals === null) return
  const unearned = yield* adopt(provider, renewals, ref)
  if (unearned === null) return
  yield* Effect.logWarning("a second subscription is ended and paid back", { provider: provider.id, ref })
  for (const payment of unearned) {
    yield* refundDuplicate(provider, payment).pipe(
      Effect.catchTag("PaymentRefused", () =>
        Effect.logError("a payment for a second plan could not be paid back", {
          provider: provider.id,
          ref: payment.ref,
        })),
    )
  }
  yield* renewals.endNow(ref)
  yield* adopt(provider, renewals, ref)
})

/** Null once it is stored; otherwise what has to be paid back of a second one. */
const adopt = Effect.fnUntraced(function*(provider: PaymentProvider, renewals: Renewals, ref: string) {
  const lookedAt = yield* DateTime.now
  const seen = yield* renewals.lookUp(ref)
  if (seen === null) {
    yield* Effect.logWarning("a payment provider does not know a subscription", { ref })
    return null
  }
  const userId = readUserId(seen.userId)
  if (Option.isNone(userId) || (yield* accountOf(userId.value)) === null) {
    yield* Effect.logError("a subscription belongs to no account", { provider: provider.id, ref })
    return null
  }
  return yield* applySnapshot(provider.id, userId.value, seen, lookedAt)
})
