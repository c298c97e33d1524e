import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PaymentProviders } from "../payment-provider.port.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { reconcile } from "../shared/reconcile.ts"

const Finding = wire({
  provider: Schema.String,
  ref: Schema.String,
  before: Schema.NullOr(Schema.String),
  after: Schema.NullOr(Schema.String),
})
const Books = wire({ provider: Schema.String, count: Schema.Int, amount: Schema.Int })

/** Compares all with the providers now, as each hour: what changed by it, and what was paid by provider. */
export const reconcileBilling = useCase("billing.reconcileBilling", {
  input: Schema.Struct({}),
  output: wire({ changes: Schema.Array(Finding), books: Schema.Array(Books) }),
  run: Effect.fnUntraced(function*() {
    const { all } = yield* PaymentProviders
    const payments = yield* PaymentStore
    const changes = yield* reconcile
    const books = yield* Effect.forEach(
      all,
      ({ id }) => Effect.map(payments.totals(id), (totals) => ({ provider: id, ...totals })),
    )
    return { changes, books }
  }),
})
