import { Context, type DateTime, type Effect } from "effect"
import type { PaymentNoticeInvalid, PaymentRefused, PaymentUnavailable } from "./errors.ts"
import type { Order } from "./order.ts"
import type { Sums } from "./payment.ts"
import type { Preview } from "./preview.ts"
import type { Currency, Offer } from "./price.ts"
import type { SeenPayment, Snapshot } from "./snapshot.ts"

/**
 * Where the person returns to. `{CHECKOUT_SESSION_ID}` in `success` is replaced by the provider's id of the checkout.
 */
interface ReturnAddresses {
  readonly success: string
  readonly cancel: string
}

/** What became of an order. */
export type OrderOutcome =
  /** Cards: the subscription that it started, for `Renewals.lookUp`. */
  | { readonly state: "paid"; readonly subscription: string }
  /** Wallets: the payment alone. What it pays for is in the order. */
  | { readonly state: "paid"; readonly payment: SeenPayment }
  | { readonly state: "open" }
  | { readonly state: "closed" }

/**
 * A verified notice: something happened to an order (our id) or a subscription (the provider's id), which is then
 * looked up.
 */
export interface Notice {
  readonly eventId: string
  readonly type: string
  readonly subject: { readonly kind: "subscription" | "order"; readonly subject: string } | null
}

export interface RawNotice {
  readonly headers: Readonly<Record<string, string>>
  /** Byte for byte as received. */
  readonly body: string
}

type Failing<A> = Effect.Effect<A, PaymentUnavailable | PaymentRefused>

/** What providers that charge automatically offer, by the provider's id of the subscription. */
export interface Renewals {
  /** Null if there is no such subscription. */
  readonly lookUp: (subscription: string) => Failing<Snapshot | null>
  /** All subscriptions that it knows, including ended ones. */
  readonly list: Failing<ReadonlyArray<string>>
  /** What was paid for our subscriptions from then on, according to its own records. */
  readonly sums: (since: DateTime.Utc) => Failing<Sums>
  readonly preview: (subscription: string, to: Offer) => Failing<Preview>
  /**
   * At once and prorated, or at the end of the period without a charge now. At once, it happens once for each key; the
   * same key for another offer is refused.
   */
  readonly change: (subscription: string, to: Offer, when: "now" | "period_end", key: string) => Failing<void>
  readonly cancelAtEnd: (subscription: string) => Failing<void>
  readonly continue: (subscription: string) => Failing<void>
  readonly endNow: (subscription: string) => Failing<void>
  /** A page where the method of payment can be changed. */
  readonly portal: (subscription: string, back: string) => Failing<string>
}

/**
 * Takes payments: cards that are charged automatically, or a wallet that people pay from each time. No answer counts
 * unless its signature or its connection proves it. Every call can be repeated.
 */
export interface PaymentProvider {
  /** Stored with its payments: "stripe", "alipay", or one that begins with "simulated-". */
  readonly id: string
  readonly method: "card" | "alipay"
  /** It charges nothing: a local checkout for trying out the product. */
  readonly isSimulated: boolean
  readonly currency: Currency
  /** Null for wallets. */
  readonly renewals: Renewals | null
  /** The page where the order is paid. Asking again for the same order gives the same checkout. */
  readonly checkout: (
    order: Order,
    email: string | null,
    back: ReturnAddresses,
  ) => Failing<{ readonly ref: string; readonly url: string }>
  readonly lookUpOrder: (order: Order) => Failing<OrderOutcome>
  /** Closes it, so that it can no longer be paid. One that was paid in the meantime stays paid. */
  readonly closeOrder: (order: Order) => Failing<void>
  /** Refunds `amount` minor units of a payment, once for each key. `payment` is `SeenPayment.ref`. */
  readonly refund: (payment: string, amount: number, key: string) => Failing<void>
  /** Checks the signature first, then that it concerns this seller. */
  readonly readNotice: (notice: RawNotice) => Effect.Effect<Notice, PaymentNoticeInvalid>
}

/** The configured ones. `offered` is the one that new orders go to; null if nothing can be bought here. */
export class PaymentProviders extends Context.Service<PaymentProviders, {
  readonly all: ReadonlyArray<PaymentProvider>
  readonly offered: PaymentProvider | null
}>()("domain/billing/PaymentProviders") {}
