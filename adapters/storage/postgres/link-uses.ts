import { LinkUses } from "#domain/task/link-uses.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { Database } from "./database.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return LinkUses.of({
    count: Effect.fn("LinkUses.count")(function*(userId) {
      const { used } = yield* db.query((q) =>
        q.selectFrom("link_use")
          .select((s) => s.cast<number>(s.fn.countAll(), "integer").as("used"))
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow()
      )
      return used
    }),
    take: Effect.fn("LinkUses.take")(function*({ taskId, userId, usedAt }) {
      const row = { task_id: taskId, user_id: userId, used_at: DateTime.formatIso(usedAt) }
      yield* db.query((q) =>
        q.insertInto("link_use").values(row).onConflict((there) => there.column("task_id").doNothing()).execute()
      )
    }),
    release: Effect.fn("LinkUses.release")(function*(taskId) {
      const { numDeletedRows } = yield* db.query((q) =>
        q.deleteFrom("link_use").where("task_id", "=", taskId).executeTakeFirst()
      )
      return numDeletedRows > 0n
    }),
  })
})

export const layer = Layer.effect(LinkUses, make)
