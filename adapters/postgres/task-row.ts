import type { TaskId } from "#domain/kernel/ids.ts"
import { Effect } from "effect"
import type { Database } from "./database.ts"

/**
 * Writes what belongs to a task as one step, with the task held; for a task that was deleted meanwhile nothing is
 * written, so that late work leaves nothing behind.
 */
export const whileTaskExists = (
  db: Database["Service"],
  id: TaskId,
  write: Effect.Effect<void>,
): Effect.Effect<void> =>
  db.transaction(Effect.gen(function*() {
    const task = yield* db.query((q) =>
      q.selectFrom("task").select("id").where("id", "=", id).forUpdate().executeTakeFirst()
    )
    if (task !== undefined) yield* write
  }))
