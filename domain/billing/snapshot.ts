import type { DateTime } from "effect"
import type { Currency, Offer } from "./price.ts"

/** A payment as the provider knows it. */
export interface SeenPayment {
  /** The provider's own id for it. */
  readonly ref: string
  /** The number on the invoice; null if the provider gives none. */
  readonly number: string | null
  /** In minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly paidAt: DateTime.Utc
  /** The refunded amount, in minor units. */
  readonly refunded: number
  /** A charge-back, if the payer's bank was asked for one. */
  readonly dispute: "open" | "won" | "lost" | null
  /** Where its invoice can be viewed; null if the provider has none. */
  readonly invoiceUrl: string | null
}

/** A subscription as the provider knows it now. Only what is looked up counts, not what a notice says. */
export interface Snapshot extends Offer {
  readonly ref: string
  /** The account that the checkout was made for. */
  readonly userId: string
  readonly currency: Currency
  readonly status: "active" | "past_due" | "canceled"
  /** When its months count from: the day of the month on which it renews. */
  readonly anchor: DateTime.Utc
  readonly periodStart: DateTime.Utc
  readonly periodEnd: DateTime.Utc
  readonly cancelAtPeriodEnd: boolean
  /** What it becomes at the end of the period, when a smaller plan was chosen; null if nothing changes. */
  readonly next: Offer | null
  /** What is charged at the end of the period, in minor units; null if nothing is. */
  readonly nextAmount: number | null
  /** Where an open invoice of a failed payment can be paid; null if there is none. */
  readonly payUrl: string | null
  /** All of them, the oldest first. */
  readonly payments: ReadonlyArray<SeenPayment>
}
