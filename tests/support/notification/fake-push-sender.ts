import { type PushAnswer, type PushedNews, PushSender } from "#domain/notification/push-sender.port.ts"
import { Effect, Layer } from "effect"

/** Sends nothing: a test says how push services answer. Addresses inside are those that say so. */
export const fakePushSender = (
  answer: (news: PushedNews) => Effect.Effect<PushAnswer> = () => Effect.succeed({ _tag: "sent" }),
): Layer.Layer<PushSender> =>
  Layer.succeed(PushSender, {
    publicKey: Effect.succeed("the public key of the tests"),
    admits: ({ endpoint }) => Effect.succeed(endpoint.startsWith("https://") && !endpoint.includes("inside")),
    send: (_, news) => answer(news),
  })
