import { Context, type DateTime, type Effect } from "effect"
import type { Currency, Offer, PaidPlan } from "./price.ts"
import type { SeenPayment } from "./snapshot.ts"

/** A request for a page of the simulated checkout. */
export interface PageRequest {
  /** Below the address of the checkout: "pay/cs_…". */
  readonly path: string
  /** The button that was pressed; null to show the page. */
  readonly choice: string | null
  /** The query of the address. */
  readonly query: Readonly<Record<string, string>>
}

/** What a page shows; it has its words from where it is shown. Addresses lead back to this site. */
export type HostedPage =
  | { readonly _tag: "Elsewhere"; readonly address: string }
  | { readonly _tag: "Missing"; readonly what: "page" | "checkout" | "customer" | "invoice" }
  /** A checkout that can no longer be paid. */
  | { readonly _tag: "Closed"; readonly back: string }
  | Offer & {
    readonly _tag: "Paying"
    readonly method: "card" | "alipay"
    readonly amount: number
    readonly currency: Currency
    readonly email: string | null
    /** Whether the card, or what is in the wallet, was just refused. */
    readonly isDeclined: boolean
    readonly back: string
  }
  | { readonly _tag: "Card"; readonly isDeclined: boolean; readonly back: string }
  | Pick<SeenPayment, "amount" | "currency" | "refunded" | "dispute"> & {
    readonly _tag: "Invoice"
    readonly number: string
    readonly plan: PaidPlan
    readonly isPaid: boolean
    readonly at: DateTime.Utc
  }

/** The local stand-in for a payment provider, if one runs: its pages, and its clock. */
export class SimulatedCheckout extends Context.Service<SimulatedCheckout, {
  readonly isRunning: boolean
  readonly page: (request: PageRequest) => Effect.Effect<HostedPage>
  /**
   * Lets that many days of renewals, retries and endings pass, then shifts its times back by as much, so that its
   * clock stays correct.
   */
  readonly advance: (days: number) => Effect.Effect<void>
  /** Erases an address from its records, also from those that were kept while it ran. Payments stay. Can be repeated. */
  readonly forget: (address: string) => Effect.Effect<void>
}>()("domain/billing/SimulatedCheckout") {}
