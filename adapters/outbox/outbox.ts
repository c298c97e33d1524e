import { Context, DateTime, Effect, Layer, Schema } from "effect"
import { randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** A message that was not sent but kept, to be read on this machine. */
export const KeptMessage = Schema.Struct({
  id: Schema.String,
  at: Schema.DateTimeUtcFromString,
  to: Schema.String,
  subject: Schema.String,
  text: Schema.String,
  html: Schema.NullOr(Schema.String),
})
export type KeptMessage = typeof KeptMessage.Type

/** What would have been sent, in a folder of this machine: the newest 200 messages. For the embedded mode only. */
export class Outbox extends Context.Service<Outbox, {
  readonly put: (message: Pick<KeptMessage, "to" | "subject" | "text" | "html">) => Effect.Effect<void>
  /** Newest first. */
  readonly list: Effect.Effect<ReadonlyArray<KeptMessage>>
}>()("adapters/outbox/Outbox") {}

const most = 200
const Stored = Schema.fromJsonString(KeptMessage)

const make = (folder: string): Effect.Effect<typeof Outbox.Service> =>
  Effect.sync(() => {
    let count = 0
    return Outbox.of({
      put: Effect.fn("Outbox.put")(function*(message) {
        const at = yield* DateTime.now
        const order = `${DateTime.toEpochMillis(at)}-${String(++count).padStart(9, "0")}`
        const id = `${order}-${randomUUID()}`
        const json = yield* Effect.orDie(Schema.encodeEffect(Stored)({ id, at, ...message }))
        yield* Effect.promise(() => keep(folder, id, json))
      }),
      list: Effect.promise(() => readAll(folder)).pipe(
        Effect.flatMap(Effect.forEach((json) => Schema.decodeEffect(Stored)(json))),
        Effect.orDie,
        Effect.withSpan("Outbox.list"),
      ),
    })
  })

export const layer = (folder: string): Layer.Layer<Outbox> => Layer.effect(Outbox, make(folder))

/** Written aside and moved, so that a reader never sees half a message. The secrets in it are for the owner's eyes. */
const keep = async (folder: string, id: string, json: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `${id}.new`)
  await writeFile(unfinished, json, { mode: 0o600 })
  await rename(unfinished, join(folder, `${id}.json`))
  const old = (await namesIn(folder)).slice(most)
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}

const namesIn = async (folder: string): Promise<ReadonlyArray<string>> =>
  (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted().toReversed()

const readAll = async (folder: string): Promise<ReadonlyArray<string>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return Promise.all((await namesIn(folder)).slice(0, most).map((name) => readFile(join(folder, name), "utf8")))
}
