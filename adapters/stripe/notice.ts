import type { Notice } from "#domain/billing/payment-provider.port.ts"
import { OrderId } from "#domain/kernel/ids.ts"
import { Schema } from "effect"
import type { Stripe } from "stripe"

/** What an event is about; null if nothing here depends on it. */
export const subjectOf = ({ data: { object } }: Stripe.Event): Notice["subject"] => {
  const seen: Seen = object
  if (seen.object === "checkout.session") return ofOrder(seen.metadata?.["order_id"])
  const name = seen.object === "subscription"
    ? seen.id
    : seen.object === "invoice"
    ? seen.parent?.subscription_details?.subscription
    : seen.subscription
  return typeof name === "string" ? { kind: "subscription", subject: name } : null
}

/** The fields that tell; an invoice names its subscription under `parent` since 2025-03-31. */
interface Seen {
  readonly object?: string
  readonly id?: string
  readonly metadata?: Readonly<Record<string, string>> | null
  readonly subscription?: unknown
  readonly parent?: { readonly subscription_details?: { readonly subscription?: unknown } | null } | null
}

/** Others that sell through the same account may number their orders, too. */
const ofOrder = (id: string | undefined): Notice["subject"] =>
  Schema.is(OrderId)(id) ? { kind: "order", subject: id } : null
