import { TaskId } from "#domain/kernel/ids.ts"
import { ShareStore } from "#domain/sharing/share-store.port.ts"
import { Effect, Layer } from "effect"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import { whileTaskExists } from "./task-row.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return ShareStore.of({
    get: Effect.fn("ShareStore.get")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("share").select(["token", "is_on"]).where("task_id", "=", id).executeTakeFirst()
      )
      return row === undefined ? null : { token: row.token, isOn: row.is_on }
    }),
    save: Effect.fn("ShareStore.save")((id, { token, isOn }) => {
      const row = { token, is_on: isOn }
      return whileTaskExists(
        db,
        id,
        Effect.asVoid(db.query((q) =>
          q.insertInto("share").values({ task_id: id, ...row })
            .onConflict((on) => on.column("task_id").doUpdateSet(row)).execute()
        )),
      )
    }),
    findTask: Effect.fn("ShareStore.findTask")(function*(token) {
      const row = yield* db.query((q) =>
        q.selectFrom("share").select("task_id").where("token", "=", text(token)).where("is_on", "=", true)
          .executeTakeFirst()
      )
      return row === undefined ? null : TaskId.make(row.task_id)
    }),
  })
})

export const layer = Layer.effect(ShareStore, make)
