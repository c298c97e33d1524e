import { writeOver } from "#adapters/storage/local-disk/move-in.ts"
import { type Cause, Context, DateTime, Effect, Layer, Option, Schema } from "effect"
import { randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { eraseMessages } from "./erase-messages.ts"
import { outboxKey } from "./outbox-key.ts"

/** A message that was stored instead of sent, to be read on this machine. */
export const StoredMessage = Schema.Struct({
  id: Schema.String,
  at: Schema.DateTimeUtcFromString,
  to: Schema.String,
  subject: Schema.String,
  text: Schema.String,
  html: Schema.NullOr(Schema.String),
})
export type StoredMessage = typeof StoredMessage.Type

/** Messages that would have been sent, in a folder on this machine: the newest 200. For embedded mode only. */
export class Outbox extends Context.Service<Outbox, {
  /** Fails if the message cannot be stored, for example on a full disk. */
  readonly put: (
    message: Pick<StoredMessage, "to" | "subject" | "text" | "html">,
  ) => Effect.Effect<void, Cause.UnknownError>
  /** Newest first. */
  readonly list: Effect.Effect<ReadonlyArray<StoredMessage>>
  /** Removes the messages to this address or number, and those that name it. */
  readonly erase: (contact: string) => Effect.Effect<void>
  /** The secret that opens the outbox page. Generated once, so that its address stays the same across restarts. */
  readonly key: Effect.Effect<string>
}>()("adapters/messages/mail/Outbox") {}

const maxMessages = 200
const Stored = Schema.fromJsonString(StoredMessage)

const make = (folder: string): Effect.Effect<typeof Outbox.Service> =>
  Effect.sync(() => {
    let count = 0
    return Outbox.of({
      put: Effect.fn("Outbox.put")(function*(message) {
        const at = yield* DateTime.now
        const order = `${DateTime.toEpochMillis(at)}-${String(++count).padStart(9, "0")}`
        const id = `${order}-${randomUUID()}`
        const json = yield* Effect.orDie(Schema.encodeEffect(Stored)({ id, at, ...message }))
        yield* Effect.tryPromise(() => store(folder, id, json)).pipe(
          Effect.tapError(({ cause }) => Effect.logWarning("A message could not be stored", cause)),
        )
      }),
      list: Effect.promise(() => readAll(folder)).pipe(
        Effect.flatMap(Effect.forEach((json) => Schema.decodeEffect(Stored)(json))),
        Effect.orDie,
        Effect.withSpan("Outbox.list"),
      ),
      erase: Effect.fn("Outbox.erase")((contact) => Effect.promise(() => eraseMessages(folder, contact, wordsOf))),
      key: Effect.promise(() => outboxKey(folder)),
    })
  })

export const layer = (folder: string): Layer.Layer<Outbox> => Layer.effect(Outbox, make(folder))

/** Null if it is no whole message. */
const wordsOf = (json: string): string | null =>
  Option.match(Schema.decodeOption(Stored)(json), {
    onNone: () => null,
    onSome: ({ to, subject, text, html }) => [to, subject, text, html ?? ""].join("\n"),
  })

/** A message holds secrets: only the owner may read it. */
const store = async (folder: string, id: string, json: string): Promise<void> => {
  await writeOver(json, join(folder, `${id}.json`))
  const old = (await namesIn(folder)).slice(maxMessages)
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}

const namesIn = async (folder: string): Promise<ReadonlyArray<string>> =>
  (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted().toReversed()

const readAll = async (folder: string): Promise<ReadonlyArray<string>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return Promise.all((await namesIn(folder)).slice(0, maxMessages).map((name) => readFile(join(folder, name), "utf8")))
}
