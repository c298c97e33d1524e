import * as EmbeddedPostgres from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import * as Jobs from "#adapters/storage/pg-boss/job-queue.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import { Effect, Layer } from "effect"
import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { schemaFingerprint } from "../schema-fingerprint.ts"
import { sharedFolder } from "../shared-server.ts"
import { until } from "../until.ts"

const cache = fileURLToPath(new URL("../../../.cache/", import.meta.url))

/** The `database` folder of an empty product with all tables. The first one ever is kept in `.cache`. */
export const emptyDatabase = async (): Promise<string> => {
  const kept = join(cache, `embedded-${schemaFingerprint()}`)
  await until(async () => existsSync(kept) || await made(kept))
  return join(kept, "database")
}

/** By one worker, while the others wait: it takes seconds of a processor. */
const made = async (kept: string): Promise<boolean> => {
  const turn = sharedFolder("empty-database")
  if (!await mkdir(turn).then(() => true, () => false)) return false
  try {
    if (!existsSync(kept)) await keepOne(kept)
    return true
  } finally {
    await rm(turn, { recursive: true })
  }
}

const keepOne = async (folder: string): Promise<void> => {
  const dataDir = join(cache, randomUUID())
  await mkdir(cache, { recursive: true })
  await Effect.runPromise(Effect.scoped(Layer.build(prepared(dataDir))))
  await rename(dataDir, folder).catch((cause: unknown) =>
    existsSync(folder) ? rm(dataDir, { recursive: true }) : Promise.reject(cause)
  )
}

const prepared = (dataDir: string) =>
  Layer.unwrap(Effect.map(
    EmbeddedPostgres.EmbeddedPostgres,
    ({ url }) => Layer.provide(Jobs.embedded(url), Pool.layer(url)),
  )).pipe(Layer.provide(EmbeddedPostgres.layer({ dataDir, binFolder: null })))
