import { PGlite, types } from "@electric-sql/pglite"
import { Context, Effect, Layer } from "effect"
import { PGliteDialect } from "kysely"
import { mkdir } from "node:fs/promises"
import * as Database from "./database.ts"

/** Numbers of 64 bits as numbers, as `pool.ts` has them: counts and sizes stay far below 2^53. */
export const parsers = { [types.INT8]: Number }

/** The embedded Postgres itself, for those who need more of it than queries (the job queue). */
export class Embedded extends Context.Service<Embedded, PGlite>()("adapters/postgres/Embedded") {}

/**
 * Postgres inside this process, in the given folder, or in memory for null. It takes no lock of the folder:
 * whoever opens it makes sure to be the only one. It never fsyncs: a killed process loses nothing, a power cut may.
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
