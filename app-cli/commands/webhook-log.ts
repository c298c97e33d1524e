import { WebhookId } from "#domain/kernel/ids.ts"
import type { DeliveryView } from "#domain/webhook/delivery-view.ts"
import { DeliveryState } from "#domain/webhook/delivery.ts"
import { listDeliveries } from "#domain/webhook/use-cases/list-deliveries.ts"
import { testWebhook } from "#domain/webhook/use-cases/test-webhook.ts"
import { DateTime, Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const id = Argument.String("webhook-id").pipe(Argument.withSchema(WebhookId))

/** What came back last: a status, or why there is none. */
const lastAnswer = ({ attempts }: typeof DeliveryView.Type): string => {
  const last = attempts.at(-1)
  return last === undefined ? "" : `${last.status ?? last.fault ?? ""}`
}

export const test = Command.make(
  "test",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const sent = yield* product.call(testWebhook, { id }, yield* accountOf(product, email))
      const encoded = yield* Effect.orDie(Schema.encodeEffect(testWebhook.output)(sent))
      yield* print(json, encoded, `${sent.state}: ${lastAnswer(sent)}\n${sent.attempts[0]?.answer ?? ""}`.trimEnd())
    })),
).pipe(Command.withDescription("Send a test to a webhook now, and show the answer"))

const state = Flag.optional(Flag.Literals("state", DeliveryState.literals)).pipe(Flag.withDescription("Only these"))
const page = Flag.Int("page").pipe(Flag.withDefault(1), Flag.withDescription("Twenty a page, newest first"))

export const log = Command.make(
  "log",
  { id, email, state, page, json },
  ({ id, email, state, page, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const asked = { id, page, ...(Option.isSome(state) && { state: state.value }) }
      const found = yield* product.call(listDeliveries, asked, yield* accountOf(product, email))
      const encoded = yield* Effect.orDie(Schema.encodeEffect(listDeliveries.output)(found))
      const rows = found.items.map((one) => [
        one.id,
        DateTime.formatIso(one.at),
        one.type,
        one.state,
        `${one.attempts.length}`,
        lastAnswer(one),
      ])
      const headings = ["ID", "AT", "EVENT", "STATE", "ATTEMPTS", "LAST ANSWER"]
      yield* print(json, encoded, rows.length === 0 ? "Nothing was sent" : table(headings, rows))
    })),
).pipe(Command.withDescription("What a webhook was sent in the last 30 days, and how it was answered"))
