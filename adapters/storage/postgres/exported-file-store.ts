import { ExportedFileStore } from "#domain/automatic-export/exported-file-store.port.ts"
import { begun, ExportedFile, FileState } from "#domain/automatic-export/exported-file.ts"
import { type ExportedFileId, ExportRuleId, TaskId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Insertable, sql } from "kysely"
import { changedOwn, changedShared } from "./changed-tasks.ts"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { ExportFileTable } from "./tables/automatic-export.ts"

const make = Effect.gen(function*() {
  const db = yield* Database

  const change = Effect.fnUntraced(function*(id: ExportedFileId, by: (file: ExportedFile) => ExportedFile) {
    return yield* db.transaction(Effect.gen(function*() {
      const row = yield* db.query((q) =>
        q.selectFrom("export_file").select("doc").where("id", "=", id).forNoKeyUpdate().executeTakeFirst()
      )
      if (row === undefined) return null
      const before = decode(row.doc)
      const changed = by(before)
      if (changed !== before) {
        const { state, next_at, until, path_key, doc } = toRow(changed)
        yield* db.query((q) =>
          q.updateTable("export_file").set({ state, next_at, until, path_key, doc, changed_at: sql`now()` })
            .where("id", "=", id).execute()
        )
      }
      return changed
    }))
  })

  return ExportedFileStore.of({
    changed: Effect.fn("ExportedFileStore.changed")(function*(look) {
      const own = yield* db.query((q) => changedOwn(q, look))
      const shared = yield* db.query((q) => changedShared(q, look))
      return [...own, ...shared].slice(0, look.most).map(({ ruleId, taskId, mark }) => ({
        ruleId: ExportRuleId.make(ruleId),
        taskId: TaskId.make(taskId),
        mark,
      }))
    }),
    note: Effect.fn("ExportedFileStore.note")(function*({ ruleId, taskId, mark }) {
      const rows = yield* db.query((q) =>
        q.insertInto("export_note").columns(["rule_id", "task_id", "mark"]).expression((e) =>
          e.selectFrom("export_rule").innerJoin("task", (join) => join.onTrue())
            .select(["export_rule.id", "task.id", sql<string>`${mark}`.as("mark")])
            .where("export_rule.id", "=", ruleId).where("task.id", "=", taskId)
        ).onConflict((on) => on.columns(["rule_id", "task_id"]).doUpdateSet({ mark })).returning("task_id").execute()
      )
      return rows.length > 0
    }),
    // Kept, and not removed: a rule for what is new goes on with what it has noted.
    forgetNotes: Effect.fn("ExportedFileStore.forgetNotes")(function*(rule) {
      yield* db.query((q) => q.updateTable("export_note").set({ mark: "" }).where("rule_id", "=", rule).execute())
    }),
    ofTask: Effect.fn("ExportedFileStore.ofTask")(function*(rule, task) {
      const rows = yield* db.query((q) =>
        q.selectFrom("export_file").select("doc").where("rule_id", "=", rule).where("task_id", "=", task).orderBy("seq")
          .execute()
      )
      return rows.map(({ doc }) => decode(doc))
    }),
    add: Effect.fn("ExportedFileStore.add")(function*(file) {
      yield* db.query((q) =>
        q.insertInto("export_file").values(toRow(file))
          .onConflict((on) => on.columns(["rule_id", "task_id", "kind"]).doNothing()).execute()
      )
    }),
    find: Effect.fn("ExportedFileStore.find")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("export_file").select("doc").where("id", "=", id).executeTakeFirst()
      )
      return row === undefined ? null : decode(row.doc)
    }),
    claim: Effect.fn("ExportedFileStore.claim")(function*(now, until) {
      const at = DateTime.formatIso(now)
      return yield* db.transaction(Effect.gen(function*() {
        const rule = yield* db.query((q) =>
          sql<{ id: string }>`select r.id from export_rule r join export_file f on f.rule_id = r.id
            where r.is_on and (r.paused_until is null or r.paused_until <= ${at})
              and f.state = 'waiting' and f.next_at <= ${at}
              and not exists (select from export_file o where o.rule_id = r.id and o.until > ${at})
            order by f.next_at, f.seq limit 1 for no key update of r skip locked`.execute(q)
        )
        const id = rule.rows[0]?.id
        if (id === undefined) return null
        // Asked again once the rule is ours: another process may have begun and let go in between.
        const file = yield* db.query((q) =>
          sql<{ doc: object }>`select f.doc from export_file f
            where f.rule_id = ${id} and f.state = 'waiting' and f.next_at <= ${at}
              and not exists (select from export_file o where o.rule_id = ${id} and o.until > ${at})
            order by f.next_at, f.seq limit 1`.execute(q)
        )
        const [row] = file.rows
        if (row === undefined) return null
        const found = decode(row.doc)
        return yield* change(found.id, (current) => begun(current, now, until))
      }))
    }),
    change: Effect.fn("ExportedFileStore.change")(change),
    reserve: Effect.fn("ExportedFileStore.reserve")(function*(id, path) {
      return yield* db.transaction(Effect.gen(function*() {
        const row = yield* db.query((q) =>
          sql<{ id: string }>`select o.id from export_file o join export_file f on f.rule_id = o.rule_id
            where f.id = ${id} and o.id <> f.id and o.path_key = ${keyOf(path)}`.execute(q)
        )
        if (row.rows.length > 0) return false
        return (yield* change(id, (file) => ({ ...file, path }))) !== null
      }))
    }),
    list: Effect.fn("ExportedFileStore.list")(function*(rule, states, { page, pageSize }) {
      const rows = yield* db.query((q) =>
        q.selectFrom("export_file").select("doc").where("rule_id", "=", rule).where("state", "in", states)
          .orderBy("changed_at", "desc").orderBy("seq", "desc").limit(pageSize).offset((page - 1) * pageSize).execute()
      )
      const { total } = yield* db.query((q) =>
        q.selectFrom("export_file").select((e) => e.fn.countAll<number>().as("total"))
          .where("rule_id", "=", rule).where("state", "in", states).executeTakeFirstOrThrow()
      )
      return { items: rows.map(({ doc }) => decode(doc)), total }
    }),
    count: Effect.fn("ExportedFileStore.count")(function*(rule) {
      const rows = yield* db.query((q) =>
        q.selectFrom("export_file").select(["state", (e) => e.fn.countAll<number>().as("total")])
          .where("rule_id", "=", rule).groupBy("state").execute()
      )
      return Object.fromEntries(rows.map(({ state, total }) => [decodeState(state), total]))
    }),
    remove: Effect.fn("ExportedFileStore.remove")(function*(id) {
      yield* db.query((q) => q.deleteFrom("export_file").where("id", "=", id).execute())
    }),
    forget: Effect.fn("ExportedFileStore.forget")(function*(rule) {
      yield* db.query((q) => q.deleteFrom("export_file").where("rule_id", "=", rule).execute())
      yield* db.query((q) => q.updateTable("export_note").set({ mark: "" }).where("rule_id", "=", rule).execute())
    }),
  })
})

export const layer = Layer.effect(ExportedFileStore, make)

const decode = Schema.decodeUnknownSync(ExportedFile)
const decodeState = Schema.decodeUnknownSync(FileState)
const encode = Schema.encodeSync(ExportedFile)

/** Names that some disks take for the same are the same. */
const keyOf = (path: string): string => path.normalize("NFC").toLowerCase()

const toRow = (file: ExportedFile): Insertable<ExportFileTable> => ({
  id: file.id,
  rule_id: file.ruleId,
  task_id: file.taskId,
  kind: `${file.format} ${file.language ?? ""}`,
  state: file.state,
  next_at: file.nextAt === null ? null : DateTime.formatIso(file.nextAt),
  until: file.until === null ? null : DateTime.formatIso(file.until),
  path_key: file.path === null ? null : keyOf(file.path),
  doc: json(encode(file)),
})
