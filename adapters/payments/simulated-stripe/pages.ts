import {
  amount,
  choices,
  facts,
  filled,
  html,
  link,
  notFound,
  safe,
  seeOther,
  warning,
} from "#adapters/payments/simulated-checkout/hosted-page.ts"
import { pageWords } from "#adapters/payments/simulated-checkout/page-words.ts"
import type { HostedPage, PageRequest } from "#domain/billing/simulated-checkout.port.ts"
import type { billingOn } from "./billing.ts"
import type { Books, Invoice, Price, Session } from "./books.ts"
import { checkoutWords } from "./checkout-words.ts"
import { invoiceWords } from "./invoice-words.ts"

interface Parts {
  readonly books: Books
  readonly billing: ReturnType<typeof billingOn>
  readonly now: () => number
}

interface PagesOptions {
  readonly change: <A>(work: (parts: Parts) => A) => Promise<A>
  readonly brand: string
}

interface Asked {
  readonly id: string
  readonly choice: string | null
  readonly language: string
}

/**
 * The hosted pages: checkout, portal and invoice. They work without scripts. Anyone who knows a checkout's id may pay
 * it, as with the real one; ids cannot be guessed.
 */
export const pagesOn =
  ({ change, brand }: PagesOptions) => ({ path, choice, query, language }: PageRequest): Promise<HostedPage> => {
    const [page = "", id = ""] = path.split("/")
    const asked = { id, choice, language }
    return change((parts) => {
      if (page === "pay") return checkout(parts, asked, brand)
      if (page === "portal") return portal(parts, asked, query["back"] ?? "/")
      if (page === "invoice") return invoice(parts, asked, brand)
      return notFound(language, checkoutWords(language).noPage)
    })
  }

const checkout = ({ books, billing, now }: Parts, { id, choice, language }: Asked, brand: string): HostedPage => {
  const words = checkoutWords(language)
  const session = books.sessions[id]
  if (session === undefined) return notFound(language, words.noCheckout)
  if (session.status === "complete") return seeOther(session.success_url)
  if (session.status === "expired" || session.expires_at < now()) {
    return html(language, words.expiredTitle, link(session.cancel_url, pageWords(language).back), 410)
  }
  if (choice === null || choice === "decline") {
    return paying(session, billing.priceOf(session.price), { brand, language, wasDeclined: choice !== null })
  }
  billing.pay(session, now(), choice === "later")
  return seeOther(session.success_url)
}

interface Shown {
  readonly brand: string
  readonly language: string
  readonly wasDeclined: boolean
}

const paying = (session: Session, price: Price, { brand, language, wasDeclined }: Shown): HostedPage => {
  const words = checkoutWords(language)
  const { amount: howMuch, pay } = pageWords(language)
  const money = amount(price.unit_amount, price.currency, language)
  return html(
    language,
    filled(words.checkoutTitle, { amount: money }),
    `${wasDeclined ? warning(words.declined, words.tryOther) : ""}
${
      facts([
        [words.plan, `${safe(brand)} ${safe(nameOf(price))}`],
        [howMuch, filled(words[price.recurring.interval], { amount: money })],
        [words.account, safe(session.customer_email ?? words.noAddress)],
      ])
    }
${choices({ pay: filled(pay, { amount: money }), decline: words.payDeclined, later: words.payOnce })}
${link(session.cancel_url, words.cancel)}`,
  )
}

const portal = ({ books, billing, now }: Parts, { id, choice, language }: Asked, back: string): HostedPage => {
  const words = invoiceWords(language)
  const customer = books.customers[id]
  if (customer === undefined) return notFound(language, words.noCustomer)
  if (choice === "works" || choice === "declines") {
    books.customers[id] = { ...customer, declines: choice === "declines" }
    const owed = Object.values(books.subscriptions).filter((one) => one.customer === id && one.status === "past_due")
    if (choice === "works") { for (const one of owed) billing.payOpen(one, now()) }
  }
  return html(
    language,
    words.portalTitle,
    `<p>${books.customers[id]?.declines === true ? words.cardDeclines : words.cardWorks}</p>
${choices({ works: words.useWorks, declines: words.useDeclines })}
${link(sameSite(back), pageWords(language).back)}`,
  )
}

const invoice = ({ books, billing, now }: Parts, { id, choice, language }: Asked, brand: string): HostedPage => {
  const words = invoiceWords(language)
  const { subject, amount: howMuch } = pageWords(language)
  const found = decided(books, id, choice)
  if (found === undefined) return notFound(language, words.noInvoice)
  const { number, amount: cents, refunded, currency, status, created } = found
  const owner = books.subscriptions[found.subscription]
  const price = owner === undefined ? null : billing.priceOf(owner.item.price)
  const back = { state: words[status], amount: amount(refunded, currency, language) }
  return html(
    language,
    filled(words.invoiceTitle, { number }),
    `${
      facts([
        [words.from, safe(brand)],
        [subject, price === null ? words.aPlan : safe(nameOf(price))],
        [howMuch, amount(cents, currency, language)],
        [words.state, refunded > 0 ? filled(words.partlyBack, back) : words[status]],
        [words.date, new Date(Math.min(created, now()) * 1000).toISOString().slice(0, 10)],
      ])
    }
${askingTheBank(found, language)}`,
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

const askingTheBank = ({ status, dispute }: Invoice, language: string): string => {
  const words = invoiceWords(language)
  if (status !== "paid") return ""
  if (dispute === null) return choices({ dispute: words.dispute })
  if (dispute !== "needs_response") return `<p>${dispute === "won" ? words.ruledStands : words.ruledLost}</p>`
  return `<p>${words.reviewing}</p>${choices({ won: words.stands, lost: words.takenBack })}`
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
