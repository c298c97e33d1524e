import { TagId, TaskId } from "#domain/kernel/ids.ts"
import { nameKeyOf } from "#domain/kernel/name-key.ts"
import { TagNotFound } from "#domain/tag/errors.ts"
import { TagStore } from "#domain/tag/tag-store.port.ts"
import { Tag } from "#domain/tag/tag.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import type { TagTable } from "./tables/tag.ts"
import { factsOf, filePage } from "./tag-files.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return TagStore.of({
    list: Effect.fn("TagStore.list")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("tag").selectAll().where("owner_id", "=", owner).orderBy("name_key").execute()
      )
      return rows.map(fromRow)
    }),
    count: Effect.fn("TagStore.count")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("tag").innerJoin("task_tag", "task_tag.tag_id", "tag.id")
          .where("owner_id", "=", owner).where("is_on", "=", true).groupBy("tag_id")
          .select(["tag_id", sql<number>`count(*)::integer`.as("files")]).execute()
      )
      return new Map(rows.map(({ tag_id, files }) => [TagId.make(tag_id), files]))
    }),
    insert: Effect.fn("TagStore.insert")(function*(tag) {
      const created_at = DateTime.formatIso(tag.createdAt)
      const row = { id: tag.id, owner_id: tag.ownerId, created_at, ...changing(tag) }
      yield* db.query((q) => q.insertInto("tag").values(row).execute())
    }),
    save: Effect.fn("TagStore.save")(function*(tag) {
      const { numUpdatedRows } = yield* db.query((q) =>
        q.updateTable("tag").set(changing(tag)).where("id", "=", tag.id).where("owner_id", "=", tag.ownerId)
          .executeTakeFirst()
      )
      if (numUpdatedRows === 0n) return yield* new TagNotFound()
    }),
    remove: Effect.fn("TagStore.remove")(function*(id, owner) {
      const { numDeletedRows } = yield* db.query((q) =>
        q.deleteFrom("tag").where("id", "=", id).where("owner_id", "=", owner).executeTakeFirst()
      )
      if (numDeletedRows === 0n) return yield* new TagNotFound()
    }),
    merge: Effect.fn("TagStore.merge")(function*(from, into) {
      yield* db.query((q) =>
        sql`insert into task_tag (tag_id, task_id, is_on) select ${into}::uuid, task_id, is_on from task_tag
          where tag_id = ${from} order by task_id
          on conflict (tag_id, task_id) do update set is_on = true where excluded.is_on and not task_tag.is_on`
          .execute(q)
      )
      yield* db.query((q) => q.deleteFrom("tag").where("id", "=", from).execute())
    }),
    lockFiles: Effect.fn("TagStore.lockFiles")(function*(owner, tasks) {
      if (tasks.length === 0) return []
      const rows = yield* db.query((q) =>
        q.selectFrom("task").select("id").where(sql<boolean>`id = any(${tasks}::uuid[])`).where("owner_id", "=", owner)
          .orderBy("id").forNoKeyUpdate().execute()
      )
      return rows.map(({ id }) => TaskId.make(id))
    }),
    lockTagged: Effect.fn("TagStore.lockTagged")(function*(owner, tag) {
      yield* db.query((q) =>
        q.selectFrom("task").select("id").where("owner_id", "=", owner).where(
          "id",
          "in",
          (inside) => inside.selectFrom("task_tag").select("task_id").where("tag_id", "=", tag),
        ).orderBy("id").forNoKeyUpdate()
          .execute()
      )
    }),
    mark: Effect.fn("TagStore.mark")(function*(tasks, { add, remove }) {
      const added = yield* db.query((q) =>
        sql<Changed>`insert into task_tag (tag_id, task_id, is_on)
          select tag_id, task_id, true from unnest(${tasks}::uuid[]) as task_id, unnest(${add}::uuid[]) as tag_id
          on conflict (tag_id, task_id) do update set is_on = true where not task_tag.is_on returning task_id`.execute(
          q,
        )
      )
      const removed = yield* db.query((q) =>
        sql<Changed>`update task_tag set is_on = false where tag_id = any(${remove}::uuid[])
          and task_id = any(${tasks}::uuid[]) and is_on returning task_id`.execute(q)
      )
      return [...new Set([...added.rows, ...removed.rows].map(({ task_id }) => TaskId.make(task_id)))]
    }),
    hasMoreThan: Effect.fn("TagStore.hasMoreThan")(function*(tasks, limit) {
      const { rows } = yield* db.query((q) =>
        sql`select from task_tag where task_id = any(${tasks}::uuid[]) and is_on group by task_id
          having count(*) > ${limit} limit 1`.execute(q)
      )
      return rows.length > 0
    }),
    markByRule: Effect.fn("TagStore.markByRule")(function*(tasks, tag, limit) {
      const { rows } = yield* db.query((q) =>
        sql<Changed>`insert into task_tag (tag_id, task_id, is_on)
          select ${tag}::uuid, file.id, true from unnest(${tasks}::uuid[]) as file (id)
          where (select count(*) from task_tag as there where there.task_id = file.id and is_on) < ${limit}
          on conflict (tag_id, task_id) do nothing returning task_id`.execute(q)
      )
      return rows.map(({ task_id }) => TaskId.make(task_id))
    }),
    facts: Effect.fn("TagStore.facts")((task) => db.query((q) => factsOf(q, task))),
    filesAfter: Effect.fn("TagStore.filesAfter")((owner, after, limit) =>
      db.query((q) => filePage(q, owner, after, limit))
    ),
    namesOf: Effect.fn("TagStore.namesOf")(function*(task) {
      const rows = yield* db.query((q) =>
        q.selectFrom("task_tag").innerJoin("tag", "tag.id", "task_tag.tag_id").select("name")
          .where("task_id", "=", task).where("is_on", "=", true).orderBy("name_key").execute()
      )
      return rows.map(({ name }) => name)
    }),
  })
})

export const layer = Layer.effect(TagStore, make)

interface Changed {
  readonly task_id: string
}

const changing = ({ name, colour, rules }: Tag) => ({
  name: text(name),
  name_key: text(nameKeyOf(name)),
  colour,
  rules: json(rules),
})

const fromRow = (row: Selectable<TagTable>): Tag =>
  Schema.decodeUnknownSync(Tag)({
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    colour: row.colour,
    rules: row.rules,
    createdAt: row.created_at.toISOString(),
  })
