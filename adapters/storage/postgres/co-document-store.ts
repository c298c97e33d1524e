import { CoDocumentStore } from "#domain/writing/co-document-store.port.ts"
import { SummaryVersion } from "#domain/writing/co-document.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return CoDocumentStore.of({
    load: Effect.fn("CoDocumentStore.load")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("co_document").selectAll().where("task_id", "=", id).executeTakeFirst()
      )
      if (row === undefined) return null
      return {
        epoch: Number(row.epoch),
        state: new Uint8Array(row.state),
        shown: row.markdown,
        version: row.markdown_version,
      }
    }),
    save: Effect.fn("CoDocumentStore.save")(function*(id, { epoch, state, shown, version }) {
      const row = {
        epoch: String(epoch),
        state: Buffer.from(state),
        markdown: text(shown),
        markdown_version: version,
      }
      yield* db.query((q) =>
        q.insertInto("co_document").values({ task_id: id, ...row })
          .onConflict((on) => on.column("task_id").doUpdateSet(row)).execute()
      )
    }),
    versions: Effect.fn("CoDocumentStore.versions")(function*(id) {
      const rows = yield* db.query((q) =>
        q.selectFrom("summary_version").select(["version", "at", "kind", "by"]).where("task_id", "=", id).execute()
      )
      return rows.map(decoded)
    }),
    version: Effect.fn("CoDocumentStore.version")(function*(id, version) {
      const row = yield* db.query((q) =>
        q.selectFrom("summary_version").selectAll().where("task_id", "=", id).where("version", "=", version)
          .executeTakeFirst()
      )
      if (row === undefined) return null
      return { ...decoded(row), markdown: row.markdown, state: new Uint8Array(row.state) }
    }),
    keep: Effect.fn("CoDocumentStore.keep")(function*(id, { version, markdown, state, at, by, kind }) {
      const row = {
        markdown: text(markdown),
        state: Buffer.from(state),
        at: DateTime.formatIso(at),
        by: json(by),
        kind,
      }
      yield* db.query((q) =>
        q.insertInto("summary_version").values({ task_id: id, version, ...row })
          .onConflict((on) => on.columns(["task_id", "version"]).doUpdateSet(row)).execute()
      )
    }),
    forget: Effect.fn("CoDocumentStore.forget")(function*(id, versions) {
      if (versions.length === 0) return
      yield* db.query((q) =>
        q.deleteFrom("summary_version").where("task_id", "=", id).where("version", "in", versions).execute()
      )
    }),
  })
})

export const layer = Layer.effect(CoDocumentStore, make)

const decode = Schema.decodeUnknownSync(SummaryVersion)

const decoded = ({ version, at, kind, by }: { version: number; at: Date; kind: string; by: unknown }) =>
  decode({ version, at: DateTime.fromDateUnsafe(at), kind, by })
