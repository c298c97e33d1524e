import { Schema } from "effect"

/** How long one payment lasts. */
export const Period = Schema.Literals(["month", "year"])
export type Period = typeof Period.Type

/** ISO 4217; one for each edition. */
export const Currency = Schema.Literals(["USD", "CNY"])
export type Currency = typeof Currency.Type

/** The plans that can be bought. */
export const PaidPlan = Schema.Literals(["pro", "premium", "enterprise"])
export type PaidPlan = typeof PaidPlan.Type

/** In minor units: cents, fen. Pro's prices are the specification's; the others are ours. */
const prices: Readonly<Record<PaidPlan, Readonly<Record<Currency, Readonly<Record<Period, number>>>>>> = {
  pro: { USD: { month: 1999, year: 19_190 }, CNY: { month: 9900, year: 95_000 } },
  premium: { USD: { month: 3999, year: 38_390 }, CNY: { month: 19_900, year: 191_000 } },
  enterprise: { USD: { month: 9999, year: 95_990 }, CNY: { month: 49_900, year: 479_000 } },
}

/** Bonus minutes that an account gets with its first payment, once. */
export const communityMinutes = 1000

/** What someone buys: a plan, billed monthly or yearly. */
export interface Offer {
  readonly plan: PaidPlan
  readonly period: Period
}

export const priceOf = ({ plan, period }: Offer, currency: Currency): number => prices[plan][currency][period]

/**
 * Whether the second offer is more than the first: a larger plan, or the same one yearly. Yearly to monthly is less.
 */
export const isUpgrade = (from: Offer, to: Offer): boolean =>
  !(from.period === "year" && to.period === "month")
  && (rank(to.plan) > rank(from.plan) || (to.plan === from.plan && from.period !== to.period))

const rank = (plan: PaidPlan): number => PaidPlan.literals.indexOf(plan)
