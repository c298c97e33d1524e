import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PaymentNotOffered } from "../errors.ts"
import { reconcile } from "../shared/reconcile.ts"
import { SimulatedCheckout } from "../simulated-checkout.port.ts"
import { endDue } from "../steps/end-due.ts"
import { remind } from "../steps/remind.ts"
import { sendPlanMails } from "../steps/send-plan-mails.ts"

/**
 * Moves the clock of the simulated checkout: renewals, failed payments and ends happen now. Returns how many plans
 * changed.
 */
export const advanceClock = useCase("billing.advanceClock", {
  input: wire({ days: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 400 })) }),
  output: wire({ changed: Schema.Int }),
  run: Effect.fnUntraced(function*({ days }) {
    const { isRunning, advance } = yield* SimulatedCheckout
    if (!isRunning) return yield* new PaymentNotOffered()
    yield* advance(days)
    const changes = yield* reconcile
    yield* Effect.all([endDue, remind, sendPlanMails], { discard: true })
    return { changed: changes.length }
  }),
})
