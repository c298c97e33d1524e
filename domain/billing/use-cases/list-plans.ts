import { Effect, Schema } from "effect"
import { OwnPlans } from "../../account/own-plans.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PaymentProviders } from "../payment-provider.port.ts"
import { offeredPlans, PlanView } from "../plan-view.ts"
import { Currency } from "../price.ts"

/** The plans with their prices and features, and how they are paid here; none on a server without plans. */
export const listPlans = useCase("billing.listPlans", {
  input: Schema.Struct({}),
  output: wire({
    plans: Schema.Array(PlanView),
    /** Null if nothing can be bought. */
    currency: Schema.NullOr(Currency),
    paymentMethod: Schema.NullOr(Schema.Literals(["card", "alipay"])),
    /** Whether it is charged automatically. */
    autoRenew: Schema.Boolean,
    isSimulated: Schema.Boolean,
  }),
  run: Effect.fnUntraced(function*() {
    const { areOn } = yield* OwnPlans
    const { offered: provider } = yield* PaymentProviders
    const offered = areOn ? provider : null
    const currency = offered?.currency ?? null
    return {
      plans: areOn ? offeredPlans(currency) : [],
      currency,
      paymentMethod: offered?.method ?? null,
      autoRenew: offered !== null && offered.renewals !== null,
      isSimulated: offered?.isSimulated ?? false,
    }
  }),
})
