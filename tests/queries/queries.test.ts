import * as Analyses from "#adapters/postgres/analysis-store.ts"
import * as McpKeys from "#adapters/postgres/mcp-key-store.ts"
import * as Minutes from "#adapters/postgres/minute-ledger.ts"
import * as Pool from "#adapters/postgres/pool.ts"
import * as Sessions from "#adapters/postgres/session-store.ts"
import * as Shares from "#adapters/postgres/share-store.ts"
import * as Tasks from "#adapters/postgres/task-store.ts"
import * as Transcripts from "#adapters/postgres/transcript-store.ts"
import * as Uploads from "#adapters/postgres/upload-store.ts"
import * as Users from "#adapters/postgres/user-store.ts"
import * as Work from "#adapters/postgres/work-store.ts"
import { layer } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { fileFolder } from "../support/a-folder.ts"
import { clonedDatabase } from "../support/postgres-template.ts"
import * as calls from "./store-calls.ts"

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

let sent: Array<string> = []
const note = (sql: string): void => {
  if (!["begin", "commit", "rollback"].includes(sql)) sent.push(sql)
}

const database = Layer.unwrap(
  Effect.map(Effect.promise(clonedDatabase), (url) => Layer.orDie(Pool.layer(Redacted.make(url), note))),
)

const stores = Layer.mergeAll(
  Analyses.layer,
  McpKeys.layer,
  Minutes.layer,
  Sessions.layer,
  Shares.layer,
  Tasks.layer,
  Transcripts.layer,
  Uploads.layer({ folder: fileFolder() }),
  Users.layer,
  Work.layer,
).pipe(Layer.provide(database))

/** Every statement the stores send is committed here, for whoever reads plans and indexes; `vitest -u` writes them anew. */
layer(stores)("queries", (it) => {
  for (const [store, call] of Object.entries(calls)) {
    it.effect(`of ${store}`, ({ expect }) =>
      Effect.gen(function*() {
        yield* calls.taskStore
        sent = []
        yield* call
        const statements = Array.from(new Set(sent), (sql) => `${sql.trim().replaceAll(/\s+/g, " ")};\n`)
        yield* Effect.promise(() => expect(statements.join("\n")).toMatchFileSnapshot(`${kebab(store)}.sql`))
      }))
  }
})
