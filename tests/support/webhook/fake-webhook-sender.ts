import { type ReceivedAnswer, type SentMessage, WebhookSender } from "#domain/webhook/webhook-sender.port.ts"
import { Effect, Layer } from "effect"

export const received: ReceivedAnswer = { status: 200, fault: null, answer: "ok", wait: null }

/** Sends nothing: a test says how receivers answer. Addresses inside are those that say so. */
export const fakeWebhookSender = (
  answer: (message: SentMessage) => Effect.Effect<ReceivedAnswer> = () => Effect.succeed(received),
): Layer.Layer<WebhookSender> =>
  Layer.succeed(WebhookSender, {
    admits: (url) => Effect.succeed(url.startsWith("https://") && !url.includes("inside")),
    send: answer,
  })
