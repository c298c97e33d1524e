import { decodeMessage, encodeMessage } from "#adapters/system/wire/document-message.ts"
import { DocumentBus, type DocumentMessage } from "#domain/kernel/document-bus.port.ts"
import { Effect, Layer, Option, PubSub, type Redacted, Stream } from "effect"
import { connected, type RedisUnusable } from "./connection.ts"

const channel = "parley:documents"

/** Holders ask for what they lack, so a subscriber this far behind may lose messages. */
const backlog = 4096

const make = Effect.fnUntraced(function*(url: Redacted.Redacted) {
  const sender = yield* connected(url)
  const receiver = yield* connected(url)
  const messages = yield* Effect.acquireRelease(PubSub.sliding<DocumentMessage>(backlog), PubSub.shutdown)
  receiver.on("message", (_channel: string, text: string) => {
    const message = decodeMessage(text)
    if (Option.isSome(message)) PubSub.publishUnsafe(messages, message.value)
  })
  yield* Effect.promise(() => receiver.subscribe(channel))
  return DocumentBus.of({
    publish: (message) =>
      Effect.tryPromise(() => sender.publish(channel, encodeMessage(message))).pipe(
        Effect.catch((cause) => Effect.logWarning("A change of a document was not sent", cause)),
        Effect.asVoid,
      ),
    subscribe: Stream.fromPubSub(messages),
  })
})

/** Between all processes. */
export const layer = (url: Redacted.Redacted): Layer.Layer<DocumentBus, RedisUnusable> =>
  Layer.effect(DocumentBus, make(url))
