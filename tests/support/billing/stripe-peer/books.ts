import { Schema } from "effect"
import { randomBytes } from "node:crypto"
import type { KeptOn } from "../peer-page.ts"

const Recurring = Schema.Struct({ interval: Schema.Literals(["month", "year"]), interval_count: Schema.Int })
const Metadata = Schema.Record(Schema.String, Schema.String)
const Seconds = Schema.Int

export const Price = Schema.Struct({
  id: Schema.String,
  object: Schema.Literal("price"),
  lookup_key: Schema.String,
  unit_amount: Schema.Int,
  currency: Schema.String,
  active: Schema.Boolean,
  recurring: Recurring,
})
export type Price = typeof Price.Type

const Customer = Schema.Struct({
  id: Schema.String,
  object: Schema.Literal("customer"),
  email: Schema.NullOr(Schema.String),
  /** Whether the card is declined from now on. */
  declines: Schema.Boolean,
})

const Session = Schema.Struct({
  id: Schema.String,
  object: Schema.Literal("checkout.session"),
  mode: Schema.Literal("subscription"),
  status: Schema.Literals(["open", "complete", "expired"]),
  payment_status: Schema.Literals(["unpaid", "paid"]),
  customer: Schema.NullOr(Schema.String),
  customer_email: Schema.NullOr(Schema.String),
  client_reference_id: Schema.NullOr(Schema.String),
  subscription: Schema.NullOr(Schema.String),
  subscription_metadata: Metadata,
  metadata: Metadata,
  price: Schema.String,
  success_url: Schema.String,
  cancel_url: Schema.String,
  expires_at: Seconds,
  url: Schema.NullOr(Schema.String),
})
export type Session = typeof Session.Type

const Subscription = Schema.Struct({
  id: Schema.String,
  object: Schema.Literal("subscription"),
  customer: Schema.String,
  status: Schema.Literals(["active", "past_due", "canceled"]),
  currency: Schema.String,
  metadata: Metadata,
  created: Seconds,
  billing_cycle_anchor: Seconds,
  cancel_at_period_end: Schema.Boolean,
  ended_at: Schema.NullOr(Seconds),
  schedule: Schema.NullOr(Schema.String),
  item: Schema.Struct({
    id: Schema.String,
    price: Schema.String,
    current_period_start: Seconds,
    current_period_end: Seconds,
  }),
  /** When a failed renewal is tried again, and how often it has been tried. */
  retry_at: Schema.NullOr(Seconds),
  tries: Schema.Int,
})
export type Subscription = typeof Subscription.Type

const Invoice = Schema.Struct({
  id: Schema.String,
  object: Schema.Literal("invoice"),
  number: Schema.String,
  customer: Schema.String,
  subscription: Schema.String,
  currency: Schema.String,
  amount: Schema.Int,
  status: Schema.Literals(["open", "paid", "void"]),
  created: Seconds,
  paid_at: Schema.NullOr(Seconds),
  payment_intent: Schema.String,
  refunded: Schema.Int,
  dispute: Schema.NullOr(Schema.Literals(["needs_response", "won", "lost"])),
})
export type Invoice = typeof Invoice.Type

const Schedule = Schema.Struct({
  id: Schema.String,
  object: Schema.Literal("subscription_schedule"),
  subscription: Schema.String,
  /** Price of the phase that follows this period; null until it was set. */
  next: Schema.NullOr(Schema.String),
})
export type Schedule = typeof Schedule.Type

const Answered = Schema.Struct({ hash: Schema.String, answer: Schema.String })

const Books = Schema.Struct({
  customers: Schema.Record(Schema.String, Customer),
  sessions: Schema.Record(Schema.String, Session),
  subscriptions: Schema.Record(Schema.String, Subscription),
  invoices: Schema.Record(Schema.String, Invoice),
  schedules: Schema.Record(Schema.String, Schedule),
  /** Answers by their idempotency keys. */
  answered: Schema.Record(Schema.String, Answered),
})
type Kept = typeof Books.Type
export type Books = { [Kind in keyof Kept]: Record<string, Kept[Kind][string]> }

const empty = (): Books => ({
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  schedules: {},
  answered: {},
})

/** Books that may be written in, from what was stored. */
export const decodeBooks = (stored: unknown): Books => structuredClone(Schema.decodeUnknownSync(Books)(stored))

export const readBooks = async (shelf: KeptOn): Promise<Books> => {
  const text = await shelf.load()
  return text === null ? empty() : decodeBooks(JSON.parse(text))
}

export const nameFor = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`
