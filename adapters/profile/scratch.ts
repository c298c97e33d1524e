import * as EmbeddedPostgres from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import * as LocalDisk from "#adapters/storage/local-disk/blob-store.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import { Effect, Layer } from "effect"
import { rm } from "node:fs/promises"
import { join } from "node:path"

/** An empty database and an empty store in a temporary folder, while the scope is open. */
export const scratch = (postgresBin: string | null) =>
  Layer.unwrap(Effect.map(folder, (dataDir) => {
    const database = EmbeddedPostgres.layer({ dataDir, binFolder: postgresBin })
    const onDatabase = Layer.unwrap(Effect.map(EmbeddedPostgres.EmbeddedPostgres, ({ url }) => Pool.layer(url)))
    return Layer.merge(
      onDatabase.pipe(Layer.provide(database)),
      LocalDisk.layer({ folder: join(dataDir, "blobs") }),
    )
  }))

const folder = Effect.acquireRelease(
  Effect.promise(makeTempFolder),
  (path) => Effect.promise(() => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })),
)
