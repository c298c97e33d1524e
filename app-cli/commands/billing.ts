import { advanceClock } from "#domain/billing/use-cases/advance-clock.ts"
import { reconcileBilling } from "#domain/billing/use-cases/reconcile-billing.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

const explain = Flag.Boolean("explain").pipe(
  Flag.withDefault(false),
  Flag.withDescription("List each subscription and order whose state was different here"),
)

const reconcile = Command.make(
  "reconcile",
  { explain, json },
  ({ explain, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const { changes, books } = yield* call(reconcileBilling, {}, operator)
      const encoded = yield* Effect.orDie(Schema.encodeEffect(reconcileBilling.output)({ changes, books }))
      const rows = changes.map(({ provider, ref, before, after }) => [provider, ref, before ?? "–", after ?? "–"])
      const text = [
        ...(books.length === 0 ? ["no payment provider is configured"] : [
          table(
            ["PROVIDER", "PAYMENTS SINCE", "HERE", "THERE"],
            books.map(({ provider, since, ours, theirs }) => [
              provider,
              DateTime.formatIsoDate(since),
              sumsOf(ours),
              theirs === null ? "each looked up" : sumsOf(theirs),
            ]),
          ),
          `${changes.length} differed and now match the provider`,
        ]),
        ...(explain && rows.length > 0 ? [table(["PROVIDER", "REF", "WAS", "IS"], rows)] : []),
      ]
      yield* print(json, encoded, text.join("\n\n"))
    })),
).pipe(Command.withDescription("Compare all plans and payments with the payment providers, and adopt their state"))

const sumsOf = ({ count, amount }: { readonly count: number; readonly amount: number }): string =>
  `${count} of ${(amount / 100).toFixed(2)}`

const days = Argument.Int("days").pipe(Argument.withDescription("1 to 400"))

const advance = Command.make("advance", { days, json }, ({ days, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const advanced = yield* call(advanceClock, { days }, operator)
    const encoded = yield* Effect.orDie(Schema.encodeEffect(advanceClock.output)(advanced))
    yield* print(json, encoded, `${days} days later: ${advanced.changed} subscriptions and orders changed`)
  }))).pipe(Command.withDescription("Move the clock of the simulated checkout: renewals and ends happen now"))

export const billing = Command.make("billing").pipe(
  Command.withDescription("Payment records"),
  Command.withSubcommands([reconcile, advance]),
)
