import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { compareSums } from "../shared/compare-sums.ts"
import { reconcile } from "../shared/reconcile.ts"

const Finding = wire({
  provider: Schema.String,
  ref: Schema.String,
  before: Schema.NullOr(Schema.String),
  after: Schema.NullOr(Schema.String),
})
const Sums = Schema.Struct({ count: Schema.Int, amount: Schema.Int })
const Books = wire({
  provider: Schema.String,
  since: Schema.DateTimeUtcFromString,
  ours: Sums,
  /** Null if the provider has no records to query. */
  theirs: Schema.NullOr(Sums),
})

/**
 * Compares everything with the providers now, as happens every hour: what changed, and what both sides say was paid.
 */
export const reconcileBilling = useCase("billing.reconcileBilling", {
  input: Schema.Struct({}),
  output: wire({ changes: Schema.Array(Finding), books: Schema.Array(Books) }),
  run: Effect.fnUntraced(function*() {
    const changes = yield* reconcile
    return { changes, books: yield* compareSums }
  }),
})
