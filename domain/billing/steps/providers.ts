import { Effect } from "effect"
import { NoSubscription, PaymentNotOffered } from "../errors.ts"
import { type PaymentProvider, PaymentProviders, type Renewals } from "../payment-provider.port.ts"

/** The one that new orders go to. */
export const offeredProvider = Effect.flatMap(
  PaymentProviders,
  ({ offered }) => offered === null ? Effect.fail(new PaymentNotOffered()) : Effect.succeed(offered),
)

/** The provider with this id; null if it is no longer configured, or takes no payments. */
export const providerWithId = (id: string) =>
  Effect.map(PaymentProviders, ({ all }): PaymentProvider | null => all.find((one) => one.id === id) ?? null)

/** What can be asked of a subscription that is charged automatically. */
export const renewalsOf = Effect.fnUntraced(function*(provider: string) {
  const found = yield* providerWithId(provider)
  const renewals: Renewals | null = found?.renewals ?? null
  return renewals ?? (yield* new NoSubscription())
})
