import { amount, html, safe, seeOther } from "#adapters/simulated-checkout/hosted-page.ts"
import type { HostedPage, PageRequest } from "#domain/billing/simulated-checkout.port.ts"
import type { billingOn } from "./billing.ts"
import type { Books, Invoice, Price, Session } from "./books.ts"

interface Parts {
  readonly books: Books
  readonly billing: ReturnType<typeof billingOn>
  readonly now: () => number
}

interface PagesOptions {
  readonly change: <A>(work: (parts: Parts) => A) => Promise<A>
  readonly brand: string
}

/**
 * The hosted pages: checkout, portal and invoice. They work without scripts. Anyone who knows a checkout's id may pay
 * it, as with the real one; ids cannot be guessed.
 */
export const pagesOn =
  ({ change, brand }: PagesOptions) => ({ path, choice, query }: PageRequest): Promise<HostedPage> => {
    const [page = "", id = ""] = path.split("/")
    return change((parts) => {
      if (page === "pay") return checkout(parts, id, choice, brand)
      if (page === "portal") return portal(parts, id, choice, query["back"] ?? "/")
      if (page === "invoice") return invoice(parts, id, choice, brand)
      return html("Not found", "<p>There is no such page.</p>", 404)
    })
  }

const checkout = ({ books, billing, now }: Parts, id: string, choice: string | null, brand: string): HostedPage => {
  const session = books.sessions[id]
  if (session === undefined) return html("Not found", "<p>There is no such checkout.</p>", 404)
  if (session.status === "complete") return seeOther(session.success_url)
  if (session.status === "expired" || session.expires_at < now()) {
    return html(
      "This checkout has expired",
      `<p><a href="${safe(session.cancel_url)}">Back to ${safe(brand)}</a></p>`,
      410,
    )
  }
  if (choice === "decline") return html(...asked(session, billing.priceOf(session.price), brand, true))
  if (choice === null) return html(...asked(session, billing.priceOf(session.price), brand, false))
  billing.pay(session, now(), choice === "later")
  return seeOther(session.success_url)
}

const asked = (session: Session, price: Price, brand: string, wasDeclined: boolean): [string, string] => [
  `Simulated checkout: ${money(price)}`,
  `${
    wasDeclined
      ? `<p role="alert"><strong>Your card was declined.</strong> Nothing was charged. Try another one.</p>`
      : ""
  }
<dl><dt>Plan</dt><dd>${safe(brand)} ${safe(nameOf(price))}</dd><dt>Amount</dt><dd>${
    money(price)
  } a ${price.recurring.interval}</dd>
<dt>Account</dt><dd>${safe(session.customer_email ?? "no address")}</dd></dl>
<form method="post"><p><button name="choice" value="pay">Pay ${money(price)}</button></p>
<p><button name="choice" value="decline">Pay with a card that is declined</button></p>
<p><button name="choice" value="later">Pay, and let the next renewal fail</button></p></form>
<p><a href="${safe(session.cancel_url)}">Cancel and go back</a></p>`,
]

const portal = ({ books, billing, now }: Parts, id: string, choice: string | null, back: string): HostedPage => {
  const customer = books.customers[id]
  if (customer === undefined) return html("Not found", "<p>There is no such customer.</p>", 404)
  if (choice === "works" || choice === "declines") {
    books.customers[id] = { ...customer, declines: choice === "declines" }
    const owed = Object.values(books.subscriptions).filter((one) => one.customer === id && one.status === "past_due")
    if (choice === "works") { for (const one of owed) billing.payOpen(one, now()) }
  }
  const card = books.customers[id]?.declines === true ? "is declined" : "works"
  return html(
    "Simulated portal: your card",
    `<p>Your card ${card}.</p><form method="post"><p><button name="choice" value="works">Use a card that works</button></p>
<p><button name="choice" value="declines">Use a card that is declined</button></p></form>
<p><a href="${safe(sameSite(back))}">Go back</a></p>`,
  )
}

const invoice = ({ books, billing, now }: Parts, id: string, choice: string | null, brand: string): HostedPage => {
  const found = decided(books, id, choice)
  if (found === undefined) return html("Not found", "<p>There is no such invoice.</p>", 404)
  const owner = books.subscriptions[found.subscription]
  const price = owner === undefined ? null : billing.priceOf(owner.item.price)
  return html(
    `Simulated invoice ${safe(found.number)}`,
    `<dl><dt>From</dt><dd>${safe(brand)}</dd><dt>For</dt><dd>${price === null ? "a plan" : safe(nameOf(price))}</dd>
<dt>Amount</dt><dd>${amount(found.amount, found.currency)}</dd><dt>State</dt><dd>${found.status}${
      found.refunded > 0 ? `, ${amount(found.refunded, found.currency)} given back` : ""
    }</dd><dt>Date</dt><dd>${new Date(Math.min(found.created, now()) * 1000).toISOString().slice(0, 10)}</dd></dl>
${askingTheBank(found)}`,
  )
}

/** What the payer's bank may do about a payment, as a provider would hear of it. */
const decided = (books: Books, id: string, choice: string | null): Invoice | undefined => {
  const found = books.invoices[id]
  if (found === undefined) return found
  const isOpen = found.dispute === "needs_response"
  if (choice === "dispute" && found.status === "paid" && found.dispute === null) {
    books.invoices[id] = { ...found, dispute: "needs_response" }
  }
  if (isOpen && (choice === "won" || choice === "lost")) books.invoices[id] = { ...found, dispute: choice }
  return books.invoices[id]
}

const askingTheBank = ({ status, dispute }: Invoice): string => {
  if (status !== "paid") return ""
  if (dispute === null) {
    return `<form method="post"><p><button name="choice" value="dispute">Ask the bank for the money back</button></p></form>`
  }
  if (dispute !== "needs_response") {
    return `<p>The bank has decided: ${dispute === "won" ? "the payment stands" : "charged back"}.</p>`
  }
  return `<p>The bank is reviewing it.</p><form method="post"><p><button name="choice" value="won">The payment stands</button></p>
<p><button name="choice" value="lost">The bank takes the money back</button></p></form>`
}

/** Back to this site only: an address in a link must not lead elsewhere. */
const sameSite = (back: string): string => {
  const url = URL.parse(back)
  return url === null ? "/" : `${url.pathname}${url.search}`
}

const nameOf = ({ lookup_key: key }: Price): string => {
  const plan = key.split("_")[1] ?? ""
  return plan.charAt(0).toUpperCase() + plan.slice(1)
}

const money = ({ unit_amount: cents, currency }: Price): string => amount(cents, currency)
