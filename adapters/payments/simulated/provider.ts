import { PaymentRefused } from "#domain/billing/errors.ts"
import { type Order, orderLasts } from "#domain/billing/order.ts"
import type { OrderOutcome, PaymentProvider } from "#domain/billing/payment-provider.port.ts"
import { DateTime, Effect } from "effect"
import { type Book, type Checkout, nameFor, refundedOf } from "./book.ts"
import { readNotice } from "./notice.ts"
import type { OpenBook } from "./open-book.ts"
import { renewals, seenPayment } from "./renewals.ts"

/** Seconds that a checkout is open, which is longer than its order. */
const checkoutLasts = 2400

export interface ProviderOptions {
  readonly method: "card" | "alipay"
  /** Where its pages are, without a slash at the end. */
  readonly base: string
  readonly secret: string
}

/** A provider that charges nothing: cards that renew, or a wallet that is paid from each time. */
export const simulatedProvider = (book: OpenBook, { method, base, secret }: ProviderOptions): PaymentProvider => ({
  id: `simulated-${method}`,
  method,
  isSimulated: true,
  currency: method === "card" ? "USD" : "CNY",
  renewals: method === "card" ? renewals(book, base) : null,
  checkout: (order, email, back) =>
    book.change(({ book }) => {
      const { id: orderId, userId, plan, period, amount, currency, createdAt } = order
      const found = checkoutOf(book, order)
      if (found !== undefined && (found.plan !== plan || found.period !== period)) {
        return Effect.fail(new PaymentRefused())
      }
      const id = found?.id ?? nameFor("cs")
      const made: Checkout = {
        id,
        orderId,
        userId,
        method,
        plan,
        period,
        amount,
        currency,
        cancel: back.cancel,
        // A wallet is never given an address.
        email: method === "card" ? email : null,
        success: back.success.replace("{CHECKOUT_SESSION_ID}", id),
        expiresAt: Math.floor(createdAt.epochMilliseconds / 1000) + checkoutLasts,
        state: "open",
        became: null,
      }
      book.checkouts[id] ??= made
      return Effect.succeed({ ref: id, url: `${base}/pay/${id}` })
    }),
  lookUpOrder: (order) =>
    book.change(({ book, now }) => Effect.succeed(outcomeOf(book, checkoutOf(book, order), order, { base, now }))),
  closeOrder: (order) =>
    book.change(({ book }) => {
      const found = checkoutOf(book, order)
      if (found?.state === "open") book.checkouts[found.id] = { ...found, state: "closed" }
      return Effect.void
    }),
  refund: (payment, amount, key) =>
    book.change(({ book }) => {
      const invoice = book.invoices[payment]
      if (invoice === undefined || invoice.paidAt === null) return Effect.fail(new PaymentRefused())
      const before = invoice.refunds[key]
      if (before === amount) return Effect.void
      if (before !== undefined || refundedOf(invoice) + amount > invoice.amount) {
        return Effect.fail(new PaymentRefused())
      }
      book.invoices[payment] = { ...invoice, refunds: { ...invoice.refunds, [key]: amount } }
      return Effect.void
    }),
  readNotice: (notice) => readNotice(notice, secret),
})

const checkoutOf = ({ checkouts }: Book, { id }: Order): Checkout | undefined =>
  Object.values(checkouts).find(({ orderId }) => orderId === id)

const outcomeOf = (
  { invoices }: Book,
  checkout: Checkout | undefined,
  { createdAt }: Order,
  { base, now }: { readonly base: string; readonly now: number },
): OrderOutcome => {
  if (checkout?.state === "closed") return { state: "closed" }
  // One that nobody saw, because the answer with its address was lost, is over when its order is.
  const isOver = checkout === undefined &&
    DateTime.isLessThan(DateTime.addDuration(createdAt, orderLasts), DateTime.makeUnsafe(now * 1000))
  if (checkout?.became == null) return { state: isOver ? "closed" : "open" }
  const [payment] = [invoices[checkout.became]].flatMap((invoice) =>
    invoice === undefined ? [] : seenPayment(invoice, base)
  )
  return payment === undefined ? { state: "paid", subscription: checkout.became } : { state: "paid", payment }
}
