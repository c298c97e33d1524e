import { Schema } from "effect"
import { PlanName } from "./plan-name.ts"

/** What an account is emailed about its plan. Amounts are in minor units of a currency (ISO 4217). */
export const PlanNews = Schema.Union([
  Schema.Struct({
    _tag: Schema.Literal("Receipt"),
    plan: PlanName,
    amount: Schema.Int,
    currency: Schema.String,
    number: Schema.NullOr(Schema.String),
    paidAt: Schema.DateTimeUtcFromString,
    invoiceUrl: Schema.NullOr(Schema.String),
  }),
  Schema.Struct({
    _tag: Schema.Literal("RenewalDue"),
    plan: PlanName,
    /** Days until then; 0 for today. */
    days: Schema.Int,
    endsAt: Schema.DateTimeUtcFromString,
    /** Whether it is charged again automatically, and how much. */
    renews: Schema.Boolean,
    amount: Schema.NullOr(Schema.Int),
    currency: Schema.NullOr(Schema.String),
  }),
  Schema.Struct({
    _tag: Schema.Literal("PaymentFailed"),
    plan: PlanName,
    payUrl: Schema.NullOr(Schema.String),
    endsAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  }),
  Schema.Struct({ _tag: Schema.Literal("PlanEnded"), plan: PlanName }),
  /** It was for a second plan. */
  Schema.Struct({
    _tag: Schema.Literal("PaidBack"),
    plan: PlanName,
    amount: Schema.Int,
    currency: Schema.String,
  }),
])
export type PlanNews = typeof PlanNews.Type
