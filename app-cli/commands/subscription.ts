import { endSubscription } from "#domain/billing/use-cases/end-subscription.ts"
import { grantSubscription } from "#domain/billing/use-cases/grant-subscription.ts"
import { refundPayment } from "#domain/billing/use-cases/refund-payment.ts"
import { showBilling } from "#domain/billing/use-cases/show-billing.ts"
import type { SubscriptionView } from "#domain/billing/view.ts"
import { DateTime, Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { endTime } from "./end-time.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

const account = Argument.String("account").pipe(
  Argument.withDescription("Email address, phone number or id of the account"),
)

const day = (time: DateTime.Utc | null): string => time === null ? "no end date" : DateTime.formatIso(time)

const described = ({ plan, status, expiresAt }: SubscriptionView): string =>
  status === null ? `${plan}; there was never a subscription` : `${plan}, ${status}, until ${day(expiresAt)}`

const price = (amount: number, currency: string | null): string => `${(amount / 100).toFixed(2)} ${currency ?? ""}`

const show = Command.make("show", { account, json }, ({ account, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(showBilling, { account }, operator)
    const had = found.subscriptions.map(({ provider, ref, plan, status, periodStart, periodEnd }) => [
      provider,
      plan,
      status,
      day(periodStart),
      day(periodEnd),
      ref,
    ])
    const paid = found.payments.map(({ paidAt, plan, amount, refunded, currency, ref }) => [
      day(paidAt),
      plan,
      price(amount, currency),
      refunded === 0 ? "" : price(refunded, currency),
      ref,
    ])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(showBilling.output)(found))
    const text = [
      described(found.current),
      ...(had.length === 0 ? [] : [table(["BY", "PLAN", "STATE", "FROM", "TO", "REF"], had)]),
      ...(paid.length === 0 ? [] : [table(["PAID", "PLAN", "AMOUNT", "REFUNDED", "PAYMENT"], paid)]),
    ]
    yield* print(json, encoded, text.join("\n\n"))
  }))).pipe(Command.withDescription("Show the current and past subscriptions of an account, and what it paid"))

const plan = Flag.Literals("plan", ["pro", "premium", "enterprise"]).pipe(Flag.withDefault("pro" as const))
const until = Flag.optional(Flag.String("until")).pipe(
  Flag.withDescription("When it ends, such as 2027-01-31; never by default"),
)

const grant = Command.make(
  "grant",
  { account, plan, until, json },
  ({ account, plan, until, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const end = yield* endTime(until)
      const { call } = yield* openProduct
      const view = yield* call(grantSubscription, { account, plan, until: end }, operator)
      yield* print(json, yield* Effect.orDie(Schema.encodeEffect(grantSubscription.output)(view)), described(view))
    })),
).pipe(Command.withDescription("Give an account a plan free of charge"))

const end = Command.make("end", { account, json }, ({ account, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const view = yield* call(endSubscription, { account }, operator)
    yield* print(json, yield* Effect.orDie(Schema.encodeEffect(endSubscription.output)(view)), described(view))
  }))).pipe(Command.withDescription("End the subscription of an account now; nothing is refunded"))

const payment = Argument.String("payment").pipe(Argument.withDescription("As subscription show names it"))
const amount = Flag.optional(Flag.Int("amount")).pipe(
  Flag.withDescription("In minor units (cents, fen); by default all that is left"),
)

const refund = Command.make(
  "refund",
  { account, payment, amount, json },
  ({ account, payment, amount, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const refunded = yield* call(refundPayment, { account, payment, amount: Option.getOrNull(amount) }, operator)
      const encoded = yield* Effect.orDie(Schema.encodeEffect(refundPayment.output)(refunded))
      yield* print(json, encoded, `${price(refunded.refunded, refunded.currency)} refunded in all`)
    })),
).pipe(Command.withDescription("Refund a payment and take back its unused minutes; the plan continues"))

export const subscription = Command.make("subscription").pipe(
  Command.withDescription("Plans of accounts, and what they paid"),
  Command.withSubcommands([show, grant, end, refund]),
)
