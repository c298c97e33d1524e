import * as EmbeddedPostgres from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import { Effect, Redacted } from "effect"
import { cp, rm } from "node:fs/promises"
import { join } from "node:path"
import { Client } from "pg"
import { until } from "../until.ts"
import { processesOf } from "./processes.ts"

export interface ChunkRow {
  readonly begin_ms: number
  readonly end_ms: number
  readonly state: string
}

/** The chunks of a task as a killed server left them, read from a copy: the server finds its database untouched. */
export const chunkRows = async (folder: string, taskId: string): Promise<ReadonlyArray<ChunkRow>> => {
  const data = join(folder, "data")
  const copy = join(folder, "copy")
  await until(() => processesOf(join(data, "database")).length === 0)
  await cp(join(data, "database"), join(copy, "database"), {
    recursive: true,
    filter: (path) => !path.endsWith("/socket"),
  })
  const rows = Effect.gen(function*() {
    const { url } = yield* EmbeddedPostgres.EmbeddedPostgres
    return yield* Effect.promise(() => chunksIn(Redacted.value(url), taskId))
  }).pipe(Effect.provide(EmbeddedPostgres.layer({ dataDir: copy, binFolder: null })))
  return Effect.runPromise(rows).finally(() => rm(copy, { recursive: true, force: true }))
}

const chunksIn = async (url: string, taskId: string): Promise<ReadonlyArray<ChunkRow>> => {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<ChunkRow>(
    `select begin_ms, end_ms, state from work_chunk where task_id = $1 order by "index"`,
    [taskId],
  ).finally(() => client.end())
  return rows
}
