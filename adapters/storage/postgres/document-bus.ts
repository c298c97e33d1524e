import { decodeMessage, encodeMessage } from "#adapters/system/wire/document-message.ts"
import { joiner, split } from "#adapters/system/wire/message-parts.ts"
import { DocumentBus, type DocumentMessage } from "#domain/kernel/document-bus.port.ts"
import { Effect, Layer, Option, PubSub, type Redacted, Stream } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { listenTo } from "./notifications.ts"

const channel = "parley_documents"

/** Holders ask for what they lack, so a subscriber this far behind may lose messages. */
const backlog = 4096

const make = Effect.fnUntraced(function*(url: Redacted.Redacted) {
  const db = yield* Database
  const messages = yield* Effect.acquireRelease(PubSub.sliding<DocumentMessage>(backlog), PubSub.shutdown)
  const join = joiner()
  yield* listenTo(url, channel, (payload) => {
    const text = join(payload)
    const message = text === null ? Option.none() : decodeMessage(text)
    if (Option.isSome(message)) PubSub.publishUnsafe(messages, message.value)
  })
  return DocumentBus.of({
    publish: (message) =>
      db.query((q) =>
        sql`select pg_notify(${channel}, part) from unnest(${split(encodeMessage(message))}::text[]) part`.execute(q)
      ).pipe(
        // People keep writing while the database is unavailable; holders ask for what they missed once it is back.
        Effect.catchDefect((cause) => Effect.logWarning("A change of a document was not sent", cause)),
        Effect.asVoid,
      ),
    subscribe: Stream.fromPubSub(messages),
  })
})

/** Between all processes on one server, where there is no Redis. What is published in a transaction arrives at its commit. */
export const layer = (url: Redacted.Redacted): Layer.Layer<DocumentBus, never, Database> =>
  Layer.effect(DocumentBus, make(url))
