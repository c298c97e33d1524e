import { PGlite, types } from "@electric-sql/pglite"
import { Context, Effect, Layer } from "effect"
import { PGliteDialect } from "kysely"
import { mkdir } from "node:fs/promises"
import * as Database from "./database.ts"

/** 64-bit integers as numbers, as in `pool.ts`: counts and sizes stay far below 2^53. */
export const parsers = { [types.INT8]: Number }

/** The embedded Postgres itself, for the job queue, which needs more than queries. */
export class Embedded extends Context.Service<Embedded, PGlite>()("adapters/postgres/Embedded") {}

/**
 * Postgres inside this process, in the given folder, or in memory for null. It does not lock the folder: the caller must
 * be the only one to open it. It never fsyncs: nothing is lost when the process is killed, but a power cut may cost data.
 */
const open = (folder: string | null): Promise<PGlite> =>
  (folder === null ? Promise.resolve() : mkdir(folder, { recursive: true, mode: 0o700 })).then(() =>
    PGlite.create({ ...(folder !== null && { dataDir: folder }), parsers })
  )

const embedded = (folder: string | null): Layer.Layer<Embedded> =>
  Layer.effect(
    Embedded,
    Effect.acquireRelease(
      Effect.promise(() => open(folder)),
      (pglite) => Effect.promise(async () => pglite.closed ? undefined : pglite.close()),
    ),
  )

/** The database on the embedded Postgres. */
export const database = (onQuery?: Database.OnQuery): Layer.Layer<Database.Database, never, Embedded> =>
  Layer.unwrap(Effect.map(Embedded, (pglite) => Database.layer(new PGliteDialect({ pglite }), onQuery)))

export const layer = (folder: string | null): Layer.Layer<Database.Database | Embedded> =>
  Layer.provideMerge(database(), embedded(folder))
