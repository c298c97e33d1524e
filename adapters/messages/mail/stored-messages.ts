import { StoredMessages } from "#domain/account/stored-messages.port.ts"
import { Effect, Layer } from "effect"
import { Outbox } from "./outbox.ts"

export const layer: Layer.Layer<StoredMessages, never, Outbox> = Layer.effect(
  StoredMessages,
  Effect.map(Outbox, ({ erase }) => StoredMessages.of({ erase })),
)
