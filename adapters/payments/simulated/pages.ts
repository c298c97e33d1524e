import type { HostedPage, PageRequest } from "#domain/billing/simulated-checkout.port.ts"
import { Effect } from "effect"
import { type Invoice, refundedOf } from "./book.ts"
import type { OpenBook, Opened } from "./open-book.ts"
import { timeOf } from "./renewals.ts"

/**
 * What the pages of the checkout show and do: checkout, card and invoice. Anyone who knows a checkout's id may pay it, as with a
 * real one; ids cannot be guessed.
 */
export const pagesOn = ({ change }: OpenBook) => ({ path, choice, query }: PageRequest): Effect.Effect<HostedPage> => {
  const [page = "", id = ""] = path.split("/")
  return change((opened): Effect.Effect<HostedPage> =>
    Effect.sync(() => {
      if (page === "pay") return checkout(opened, id, choice)
      if (page === "portal") return portal(opened, { id, choice }, query["back"] ?? "/")
      if (page === "invoice") return invoice(opened, id, choice)
      return { _tag: "Missing", what: "page" }
    })
  ).pipe(Effect.orDie)
}

const checkout = ({ book, charges, now }: Opened, id: string, choice: string | null): HostedPage => {
  const found = book.checkouts[id]
  if (found === undefined) return { _tag: "Missing", what: "checkout" }
  const { method, plan, period, amount, currency, email, success, cancel } = found
  if (found.state === "paid") return { _tag: "Elsewhere", address: success }
  if (found.state === "closed" || found.expiresAt < now) return { _tag: "Closed", back: cancel }
  if (choice !== "pay" && choice !== "later") {
    const isDeclined = choice === "decline"
    return { _tag: "Paying", method, plan, period, amount, currency, email, isDeclined, back: cancel }
  }
  charges.pay(found, now, choice === "later")
  return { _tag: "Elsewhere", address: success }
}

interface Asked {
  readonly id: string
  readonly choice: string | null
}

const portal = ({ book, charges, now }: Opened, { id, choice }: Asked, back: string): HostedPage => {
  const found = book.subscriptions[id]
  if (found === undefined) return { _tag: "Missing", what: "customer" }
  const isDeclined = choice === "works" || choice === "declines" ? choice === "declines" : found.isDeclined
  const one = book.subscriptions[id] = { ...found, isDeclined }
  if (choice === "works" && one.status === "past_due") charges.payOpen(one, now)
  return { _tag: "Card", isDeclined, back: sameSite(back) }
}

const invoice = ({ book, charges, now }: Opened, id: string, choice: string | null): HostedPage => {
  const found = book.invoices[id]
  if (found === undefined) return { _tag: "Missing", what: "invoice" }
  const owner = found.subscription === null ? undefined : book.subscriptions[found.subscription]
  if (choice === "pay" && owner?.status === "past_due" && found.paidAt === null) {
    charges.payOpen({ ...owner, isDeclined: false }, now)
  } else book.invoices[id] = decided(found, choice)
  const shown = book.invoices[id] ?? found
  const { number, plan, amount, currency, paidAt, createdAt, dispute } = shown
  return {
    _tag: "Invoice",
    number,
    plan,
    amount,
    currency,
    dispute,
    isPaid: paidAt !== null,
    refunded: refundedOf(shown),
    at: timeOf(Math.min(createdAt, now)),
  }
}

/** What the payer's bank may do about a payment, as a provider would hear of it. */
const decided = (found: Invoice, choice: string | null): Invoice => {
  const { dispute, paidAt } = found
  if (choice === "dispute" && paidAt !== null && dispute === null) return { ...found, dispute: "open" }
  return dispute === "open" && (choice === "won" || choice === "lost") ? { ...found, dispute: choice } : found
}

/** Back to this site only: an address in a link must not lead elsewhere. */
const sameSite = (back: string): string => {
  const url = URL.parse(back)
  return url === null ? "/" : `${url.pathname}${url.search}`
}
