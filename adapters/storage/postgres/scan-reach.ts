import type { Found, StoredAs } from "#adapters/storage/vector-scan/scan-request.ts"
import type { Scanner } from "#adapters/storage/vector-scan/scanner.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import { closest } from "#domain/meaning/nearest.ts"
import type { Quantised } from "#domain/meaning/quantised.ts"
import type { Reach } from "#domain/meaning/vector-store.port.ts"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { Database } from "./database.ts"
import { hasSpeaker } from "./named-speakers.ts"
import type { Schema } from "./schema.ts"
import { isOf } from "./task-lists.ts"
import { bytesOf } from "./task-vectors.ts"

/** Rows read at once: about a megabyte each way to the thread that compares them. */
const rowsAtOnce = 50

interface Scan {
  readonly model: string
  readonly to: Quantised
  readonly reach: Reach
  readonly limit: number
  readonly perTask: number
}

/** The closest of all within reach. What the thread does not hold is read page by page, whatever its size. */
export const scanReach = Effect.fnUntraced(
  function*(db: Database["Service"], { scan }: Scanner, { model, to, reach, limit, perTask }: Scan) {
    const known = yield* db.query((q) => within(q, model, reach))
    if (known.length === 0) return []
    const wanted = { to, limit, perTask }
    const first = yield* Effect.promise(() => scan({ ...wanted, known, given: [] }))
    let found: ReadonlyArray<Found> = first.found
    for (let at = 0; at < first.missing.length; at += rowsAtOnce) {
      const given = yield* db.query((q) => entries(q, model, first.missing.slice(at, at + rowsAtOnce)))
      const page = yield* Effect.promise(() => scan({ ...wanted, known: [], given }))
      found = closest([...found, ...page.found], limit)
    }
    return found
  },
)

const within = async (q: Kysely<Schema>, model: string, reach: Reach): Promise<ReadonlyArray<StoredAs>> => {
  const { account, withShared, only, except, folderId, source, from, before, speakers } = reach
  const tasks = q.selectFrom("task").innerJoin("task_vectors", "task_vectors.task_id", "task.id")
    .select(["task.id", "task_vectors.stamp"]).where("task_vectors.model", "=", model)
    .$if(account !== null, (all) => all.where(mayBeOf(account, withShared && folderId === null)))
    .$if(only !== null, (all) => all.where("task.id", "=", only))
    .$if(except !== null, (all) => all.where("task.id", "!=", except))
    .$if(folderId === "uncategorized", (all) => all.where("folder_id", "is", null))
    .$if(folderId !== null && folderId !== "uncategorized", (all) => all.where("folder_id", "=", folderId))
    .$if(source !== null, (all) => all.where("source", "=", source ?? ""))
    .$if(from !== null, (all) => all.where(sql<boolean>`created_at >= ${`${from}T00:00:00Z`}::timestamptz`))
    .$if(before !== null, (all) => all.where(sql<boolean>`created_at < ${`${before}T00:00:00Z`}::timestamptz`))
  const named = speakers.reduce((some, name) => some.where(hasSpeaker(name)), tasks)
  return (await named.execute()).map(({ id, stamp }) => ({ taskId: id, stamp }))
}

/** Folders are personal: others' tasks are in none. */
const mayBeOf = (account: UserId | null, withShared: boolean) =>
  account === null ? sql<boolean>`true` : withShared ? isOf(account) : sql<boolean>`owner_id = ${account}`

const entries = async (q: Kysely<Schema>, model: string, ids: ReadonlyArray<string>) => {
  const rows = await q.selectFrom("task_vectors").select(["task_id", "stamp", "scales", "vectors"])
    .where("task_id", "in", ids).where("model", "=", model).execute()
  return rows.map(({ task_id, stamp, scales, vectors }) => ({
    taskId: task_id,
    stamp,
    scales: Float32Array.from(scales),
    bytes: bytesOf(vectors),
  }))
}
