import { Schema } from "effect"
import { PlanName } from "../account/plan-name.ts"
import { wire } from "../kernel/wire.ts"
import { featureNamed, featureNames, includes } from "../plan/feature.ts"
import { plans } from "../plan/plan.ts"
import { type Currency, PaidPlan, priceOf } from "./price.ts"

/** A plan as offered. */
export const PlanView = wire({
  name: PlanName,
  minutesPerMonth: Schema.Int,
  maxTaskMinutes: Schema.Int,
  /** Files that may be waiting or in progress at the same time; null for any number. */
  filesAtOnce: Schema.NullOr(Schema.Int),
  questionsPerMonth: Schema.NullOr(Schema.Int),
  features: Schema.Array(Schema.Struct({ code: Schema.Int, name: Schema.String })),
  /** In minor units; null for a plan that cannot be bought. */
  prices: Schema.NullOr(wire({ month: Schema.Int, year: Schema.Int })),
})

/** The free plan and those that can be bought, smallest first; without prices if nothing is sold. */
export const offeredPlans = (currency: Currency | null): ReadonlyArray<typeof PlanView.Type> => [
  viewOf("free", null),
  ...PaidPlan.literals.map((plan) => viewOf(plan, currency && pricesOf(plan, currency))),
]

const viewOf = (name: "free" | PaidPlan, prices: (typeof PlanView.Type)["prices"]) => ({
  name,
  ...plans[name],
  features: featureNames.filter((feature) => includes(name, feature)).map(featureNamed),
  prices,
})

const pricesOf = (plan: PaidPlan, currency: Currency) => ({
  month: priceOf({ plan, period: "month" }, currency),
  year: priceOf({ plan, period: "year" }, currency),
})
