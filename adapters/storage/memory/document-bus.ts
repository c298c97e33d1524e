import { DocumentBus, type DocumentMessage } from "#domain/kernel/document-bus.port.ts"
import { Effect, Layer, PubSub, Stream } from "effect"

/** Holders ask for what they lack, so a subscriber this far behind may lose messages. */
const backlog = 4096

/** Within this process. */
export const layer: Layer.Layer<DocumentBus> = Layer.effect(
  DocumentBus,
  Effect.map(
    Effect.acquireRelease(PubSub.sliding<DocumentMessage>(backlog), PubSub.shutdown),
    (messages) =>
      DocumentBus.of({
        publish: (message) => Effect.asVoid(PubSub.publish(messages, message)),
        subscribe: Stream.fromPubSub(messages),
      }),
  ),
)
