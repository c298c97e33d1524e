import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { PaymentNotOffered } from "../errors.ts"
import type { Payment } from "../payment.ts"
import { livingSubscription } from "../shared/living-subscription.ts"
import { syncSubscription } from "../shared/sync-subscription.ts"
import { isOfWallet, renewWallet } from "./apply-wallet.ts"
import { providerWithId } from "./providers.ts"
import { recordPayment } from "./record-payment.ts"

/** Refunds money, and looks up the result. The key keeps two attempts from becoming two refunds. */
export const refundMoney = Effect.fnUntraced(function*(payment: Payment, amount: number) {
  const provider = yield* providerWithId(payment.provider)
  if (provider === null) return yield* new PaymentNotOffered()
  yield* provider.refund(payment.ref, amount, `refund ${payment.ref} ${payment.refunded} ${amount}`)
  if (payment.subscription !== null) return yield* syncSubscription(provider, payment.subscription)
  const ledger = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(payment.userId)
    yield* recordPayment({ ...payment, refunded: payment.refunded + amount })
    const living = yield* livingSubscription(payment.userId)
    if (living !== null && isOfWallet(living)) {
      yield* renewWallet(payment.provider, payment.userId, yield* DateTime.now)
    }
  }))
})
