import { DateTime, Effect, Option, Schema } from "effect"
import { UserId } from "../../kernel/ids.ts"
import type { PaymentProvider } from "../payment-provider.port.ts"
import type { Snapshot } from "../snapshot.ts"
import { accountOf, applySnapshot } from "../steps/apply-snapshot.ts"

const readUserId = Schema.decodeUnknownOption(UserId)

/** Looks up a subscription and stores the result. A second one paid for at the same time is refunded. */
export const syncSubscription = Effect.fnUntraced(function*(provider: PaymentProvider, ref: string) {
  const { renewals } = provider
  if (renewals === null) return
  const lookedAt = yield* DateTime.now
  const seen = yield* renewals.lookUp(ref)
  if (seen === null) return yield* Effect.logWarning("a payment provider does not know a subscription", { ref })
  const userId = readUserId(seen.userId)
  if (Option.isNone(userId) || (yield* accountOf(userId.value)) === null) {
    return yield* Effect.logError("a subscription belongs to no account", { provider: provider.id, ref })
  }
  const applied = yield* applySnapshot(provider.id, userId.value, seen, lookedAt)
  if (applied === "second") yield* giveBack(provider, seen)
})

const giveBack = Effect.fnUntraced(function*(provider: PaymentProvider, { ref, payments }: Snapshot) {
  yield* Effect.logWarning("a second subscription is ended and paid back", { provider: provider.id, ref })
  if (provider.renewals !== null) yield* provider.renewals.endNow(ref)
  for (const { ref: payment, amount, refunded } of payments) {
    if (refunded < amount) yield* provider.refund(payment, amount - refunded, `second ${payment}`)
  }
})
