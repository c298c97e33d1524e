import { PaymentNoticeInvalid } from "#domain/billing/errors.ts"
import type { RawNotice } from "#domain/billing/payment-provider.port.ts"
import { Effect, Schema } from "effect"
import { createHmac, timingSafeEqual } from "node:crypto"
import type { Happening } from "./charges.ts"

const Body = Schema.fromJsonString(Schema.Struct({
  id: Schema.String,
  type: Schema.String,
  kind: Schema.Literals(["subscription", "order"]),
  subject: Schema.String,
}))

const header = "simulated-signature"

const signatureOf = (body: string, secret: string): string => createHmac("sha256", secret).update(body).digest("hex")

export const noticeOf = ({ type, kind, subject }: Happening, id: string, secret: string): RawNotice => {
  const body = JSON.stringify({ id, type, kind, subject })
  return { body, headers: { [header]: signatureOf(body, secret) } }
}

export const readNotice = ({ headers, body }: RawNotice, secret: string) =>
  Effect.gen(function*() {
    const [given, wanted] = [Buffer.from(headers[header] ?? ""), Buffer.from(signatureOf(body, secret))]
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return yield* new PaymentNoticeInvalid()
    const { id, type, kind, subject } = yield* Schema.decodeUnknownEffect(Body)(body)
    return { eventId: id, type, subject: { kind, subject } }
  }).pipe(Effect.mapError(() => new PaymentNoticeInvalid()))
