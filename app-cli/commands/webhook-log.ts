import { WebhookId } from "#domain/kernel/ids.ts"
import type { DeliveryView } from "#domain/webhook/delivery-view.ts"
import { DeliveryState } from "#domain/webhook/delivery.ts"
import { listDeliveries } from "#domain/webhook/use-cases/list-deliveries.ts"
import { testWebhook } from "#domain/webhook/use-cases/test-webhook.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { logCommand } from "./of-account.ts"
import { print } from "./print.ts"

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

export const log = logCommand({
  id,
  states: DeliveryState.literals,
  output: listDeliveries.output,
  ask: ({ call }, asked, account) => call(listDeliveries, asked, account),
  headings: ["ID", "AT", "EVENT", "STATE", "ATTEMPTS", "LAST ANSWER"],
  row: (one: typeof DeliveryView.Type) => [
    one.id,
    DateTime.formatIso(one.at),
    one.type,
    one.state,
    `${one.attempts.length}`,
    lastAnswer(one),
  ],
  empty: "Nothing was sent",
}).pipe(Command.withDescription("What a webhook was sent in the last 30 days, newest first, and how it was answered"))
