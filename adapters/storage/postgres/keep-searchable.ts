import { TaskId } from "#domain/kernel/ids.ts"
import type { Kysely } from "kysely"
import { titleColumns, wordsVersion } from "./full-text.ts"
import { showStoredSummary } from "./name-in-summary.ts"
import type { Schema } from "./schema.ts"
import { indexTranscript } from "./transcript-words.ts"

/** Reindexes, task by task, what an older version or its backup wrote. Called at start. */
export const keepSearchable = async (db: Kysely<Schema>): Promise<void> => {
  const outdated = await db.selectFrom("task").select("id").where("words_version", "is distinct from", wordsVersion)
    .orderBy("id").execute()
  await outdated.reduce(
    (previous, { id }) => previous.then(() => db.transaction().execute((trx) => indexTask(trx, id))),
    Promise.resolve(),
  )
}

/** Within a transaction, one after another. */
export const indexTasks = (trx: Kysely<Schema>, tasks: ReadonlyArray<{ readonly id: string }>): Promise<void> =>
  tasks.reduce((previous, { id }) => previous.then(() => indexTask(trx, id)), Promise.resolve())

/** Within a transaction: the task is locked meanwhile, so that no edit made by another process is lost. */
const indexTask = async (trx: Kysely<Schema>, id: string): Promise<void> => {
  const task = await trx.selectFrom("task").select(["title", "owner_id"]).where("id", "=", id).forUpdate()
    .executeTakeFirst()
  if (task === undefined) return
  await indexTranscript(trx, id)
  await trx.updateTable("task").set({
    ...titleColumns(task.title, task.owner_id),
    words_version: wordsVersion,
  }).where("id", "=", id).execute()
  await showStoredSummary(trx, TaskId.make(id))
}
