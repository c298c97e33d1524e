import { Currency, PaidPlan, Period } from "#domain/billing/price.ts"
import { Effect, Schema } from "effect"
import { randomBytes } from "node:crypto"

/** Where the records are kept between starts. */
export interface ObjectShelf {
  readonly load: Effect.Effect<string | null>
  readonly save: (text: string) => Effect.Effect<void>
}

const Seconds = Schema.Int
const offer = { plan: PaidPlan, period: Period }

const Checkout = Schema.Struct({
  id: Schema.String,
  orderId: Schema.String,
  userId: Schema.String,
  method: Schema.Literals(["card", "alipay"]),
  ...offer,
  amount: Schema.Int,
  currency: Currency,
  email: Schema.NullOr(Schema.String),
  success: Schema.String,
  cancel: Schema.String,
  expiresAt: Seconds,
  state: Schema.Literals(["open", "paid", "closed"]),
  /** What it became: the id of a subscription, or of the invoice that a wallet paid. */
  became: Schema.NullOr(Schema.String),
})
export type Checkout = typeof Checkout.Type

const Subscription = Schema.Struct({
  id: Schema.String,
  userId: Schema.String,
  ...offer,
  status: Schema.Literals(["active", "past_due", "canceled"]),
  anchor: Seconds,
  periodStart: Seconds,
  periodEnd: Seconds,
  cancelAtPeriodEnd: Schema.Boolean,
  endedAt: Schema.NullOr(Seconds),
  /** What it becomes when the period ends; null if it stays. */
  next: Schema.NullOr(Schema.Struct(offer)),
  /** Whether its card is declined from now on. */
  isDeclined: Schema.Boolean,
  /** When a failed renewal is tried again, and how often it has been tried. */
  retryAt: Schema.NullOr(Seconds),
  tries: Schema.Int,
  /** What was changed to, by the keys of the changes. */
  changes: Schema.Record(Schema.String, Schema.String),
})
export type Subscription = typeof Subscription.Type

const Invoice = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  /** Null for what a wallet paid. */
  subscription: Schema.NullOr(Schema.String),
  plan: PaidPlan,
  amount: Schema.Int,
  currency: Currency,
  createdAt: Seconds,
  /** Null as long as it is open. */
  paidAt: Schema.NullOr(Seconds),
  /** Amounts by the keys of the refunds. */
  refunds: Schema.Record(Schema.String, Schema.Int),
  dispute: Schema.NullOr(Schema.Literals(["open", "won", "lost"])),
})
export type Invoice = typeof Invoice.Type

const Book = Schema.Struct({
  checkouts: Schema.Record(Schema.String, Checkout),
  subscriptions: Schema.Record(Schema.String, Subscription),
  invoices: Schema.Record(Schema.String, Invoice),
})

/** All records, which may be written in. */
export type Book = { [Kind in keyof typeof Book.Type]: Record<string, (typeof Book.Type)[Kind][string]> }

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Book))

export const readBook = (shelf: ObjectShelf): Effect.Effect<Book> =>
  Effect.map(
    shelf.load,
    (text) => text === null ? { checkouts: {}, subscriptions: {}, invoices: {} } : structuredClone(decode(text)),
  )

export const nameFor = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`

export const refundedOf = ({ refunds }: Invoice): number => Object.values(refunds).reduce((sum, one) => sum + one, 0)

const times: ReadonlySet<string> = new Set(
  ["expiresAt", "anchor", "periodStart", "periodEnd", "endedAt", "retryAt", "createdAt", "paidAt"],
)

/** Shifts every time back, so that the simulated days have passed and the clock is right. */
export const shiftedBack = (book: Book, seconds: number): Book =>
  JSON.parse(
    JSON.stringify(book),
    (key, part: unknown) => times.has(key) && typeof part === "number" ? part - seconds : part,
  )

/** Payments and their amounts stay, as in our own records. */
export const withoutAddress = (book: Book, address: string): Book => ({
  ...book,
  checkouts: Object.fromEntries(
    Object.entries(book.checkouts).map(([id, one]) => [id, one.email === address ? { ...one, email: null } : one]),
  ),
})

/** For records of a checkout that no longer runs. */
export const forgetOnShelf = Effect.fnUntraced(function*(shelf: ObjectShelf, address: string) {
  const book = yield* readBook(shelf)
  const text = JSON.stringify(withoutAddress(book, address))
  if (text !== JSON.stringify(book)) yield* shelf.save(text)
})
