import type { Notice } from "#domain/billing/payment-provider.port.ts"
import { OrderId } from "#domain/kernel/ids.ts"
import { StorableText } from "#domain/kernel/text-rules.ts"
import { Effect, Option, Schema } from "effect"

/** What is read of an event. Everything else about it is looked up. */
const Event = Schema.Struct({
  id: StorableText,
  type: StorableText,
  data: Schema.Struct({ object: Schema.Record(Schema.String, Schema.Unknown) }),
})

const decode = Schema.decodeUnknownOption(Event)

/**
 * The notice in a signed event. What is not an event is acknowledged all the same: Stripe would resend it for three days,
 * unchanged. Nothing is lost with it, since the hourly comparison looks up everything.
 */
export const noticeIn = Effect.fnUntraced(function*(event: unknown) {
  const read = decode(event)
  if (Option.isSome(read)) return noticeOf(read.value)
  yield* Effect.logError(
    "a signed notice from Stripe is not an event: what it is about is left to the hourly comparison",
  )
  return nothing
})

const nothing: Notice = { eventId: "", type: "", subject: null }

const noticeOf = ({ id, type, data: { object } }: typeof Event.Type): Notice => ({
  eventId: id,
  type,
  subject: subjectOf(object),
})

/** What an event is about; null if nothing here depends on it. */
const subjectOf = (seen: typeof Event.Type["data"]["object"]): Notice["subject"] => {
  if (seen["object"] === "checkout.session") return ofOrder(within(seen, "metadata", "order_id"))
  const name = seen["object"] === "subscription"
    ? seen["id"]
    : seen["object"] === "invoice"
    // Since 2025-03-31 an invoice names its subscription there.
    ? within(seen, "parent", "subscription_details", "subscription")
    : seen["subscription"]
  return isName(name) ? { kind: "subscription", subject: name } : null
}

const isName = Schema.is(StorableText)

/** Others that sell through the same account may number their orders, too. */
const ofOrder = (id: unknown): Notice["subject"] => Schema.is(OrderId)(id) ? { kind: "order", subject: id } : null

const isFields = Schema.is(Schema.Record(Schema.String, Schema.Unknown))

const within = (root: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce((found, key) => isFields(found) ? found[key] : undefined, root)
