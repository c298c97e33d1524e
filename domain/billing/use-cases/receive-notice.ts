import { DateTime, Effect, Schema } from "effect"
import { Background } from "../../kernel/background.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { PaymentNoticeInvalid } from "../errors.ts"
import { PaymentProviders } from "../payment-provider.port.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { handleNotices } from "../steps/handle-notices.ts"

/**
 * Receives a notice from a payment provider: its signature is checked, it is stored once, and what it is about is
 * looked up after the response. Nothing in it is trusted.
 */
export const receiveNotice = useCase("billing.receiveNotice", {
  input: Schema.Struct({
    method: Schema.Literals(["card", "alipay"]),
    headers: Schema.Record(Schema.String, Schema.String),
    body: Schema.String,
  }),
  output: Schema.Struct({ isNew: Schema.Boolean }),
  run: Effect.fnUntraced(function*({ method, headers, body }) {
    const { all } = yield* PaymentProviders
    const payments = yield* PaymentStore
    const background = yield* Background
    const provider = all.find((one) => one.method === method)
    if (provider === undefined) return yield* new PaymentNoticeInvalid()
    const { eventId, type, subject } = yield* provider.readNotice({ headers, body })
    if (subject === null) return { isNew: false }
    const receivedAt = yield* DateTime.now
    const isNew = yield* payments.receive({ provider: provider.id, eventId, type, ...subject, receivedAt })
    if (isNew) yield* background.start("payment notices", handleNotices)
    return { isNew }
  }),
})
