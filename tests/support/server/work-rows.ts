import { PGlite } from "@electric-sql/pglite"
import { cp, rm } from "node:fs/promises"
import { join } from "node:path"

export interface ChunkRow {
  readonly begin_ms: number
  readonly end_ms: number
  readonly state: string
}

/** The chunks of a task as a killed server left them, read from a copy: the server finds its database untouched. */
export const chunkRows = async (folder: string, taskId: string): Promise<ReadonlyArray<ChunkRow>> => {
  const copy = join(folder, "database-copy")
  await cp(join(folder, "data", "database"), copy, { recursive: true })
  const database = await PGlite.create({ dataDir: copy })
  try {
    const rows = await database.query<ChunkRow>(
      `select begin_ms, end_ms, state from work_chunk where task_id = $1 order by "index"`,
      [taskId],
    )
    return rows.rows
  } finally {
    await database.close()
    await rm(copy, { recursive: true, force: true })
  }
}
