import { DateTime, Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requirePlans } from "../../plan/shared/require-plans.ts"
import { type Preview, walletPreview } from "../preview.ts"
import { Currency, PaidPlan, Period, priceOf } from "../price.ts"
import { changeWanted } from "../steps/change-wanted.ts"

const Line = wire({ kind: Schema.Literals(["credit", "charge"]), plan: PaidPlan, period: Period, amount: Schema.Int })

/** What a change costs, line by line. A larger plan begins now and the rest of the old one is credited; a smaller one begins when the paid time ends. */
export const previewChange = useCase("billing.previewChange", {
  input: wire({ plan: PaidPlan, period: Period }),
  output: wire({
    when: Schema.Literals(["now", "period_end"]),
    at: Schema.DateTimeUtcFromString,
    lines: Schema.Array(Line),
    /** What is charged now, in minor units. */
    due: Schema.Int,
    /** The price of the new plan at each renewal. */
    price: Schema.Int,
    currency: Currency,
  }),
  run: Effect.fnUntraced(function*(to) {
    yield* requirePlans
    const { living, provider, when } = yield* changeWanted(yield* signedIn, to)
    const { currency, renewals } = provider
    const now = yield* DateTime.now
    const price = priceOf(to, currency)
    const at = living.periodEnd ?? now
    if (when === "period_end") return { when, at, lines: [], due: 0, price, currency }
    const { lines, due } = renewals === null
      ? walletPreview(living, to, currency, now)
      : yield* renewals.preview(living.ref, to)
    return { when, at: now, lines: lines.map(flat), due, price, currency }
  }),
})

const flat = ({ kind, amount, offer: { plan, period } }: Preview["lines"][number]) => ({ kind, amount, plan, period })
