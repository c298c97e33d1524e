import type { TaskId } from "#domain/kernel/ids.ts"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Database } from "./database.ts"
import type { Schema } from "./schema.ts"

/**
 * Writes data that belongs to a task in one transaction, with the task locked. If the task has been deleted, nothing is
 * written, so that a late worker leaves nothing behind.
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

/** Whose an existing task is. */
export const ownerOf = async (db: Kysely<Schema>, id: string): Promise<string> =>
  (await db.selectFrom("task").select("owner_id").where("id", "=", id).executeTakeFirstOrThrow()).owner_id
