import { Context, Effect, Layer, Redacted } from "effect"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { placesIn } from "./create-cluster.ts"
import { prepareFolder } from "./prepare-folder.ts"
import { findPrograms, majorVersionOf } from "./programs.ts"
import type { DatabaseRefused } from "./refused.ts"
import { findRunAs } from "./run-as.ts"
import { addressOf } from "./running-url.ts"
import { serverArguments } from "./server-arguments.ts"
import { serverLog } from "./server-log.ts"
import { socketFolder } from "./socket-folder.ts"
import { supervise } from "./supervise.ts"

/** A PostgreSQL of our own in the data folder, a child of this process. */
export class EmbeddedPostgres extends Context.Service<EmbeddedPostgres, {
  readonly url: Redacted.Redacted
}>()("adapters/storage/embedded-postgres/EmbeddedPostgres") {}

export interface EmbeddedOptions {
  /** The caller is its only owner. */
  readonly dataDir: string
  /** A folder with other programs than the bundled ones. */
  readonly binFolder: string | null
}

const make = Effect.fnUntraced(function*({ dataDir, binFolder }: EmbeddedOptions) {
  const folder = join(dataDir, "database")
  const { data, password, socket } = placesIn(folder)
  const programs = yield* findPrograms(binFolder)
  const runAs = yield* findRunAs
  const major = yield* majorVersionOf(programs, runAs)
  yield* prepareFolder(folder, programs, runAs, major)
  const host = yield* socketFolder(socket, runAs)
  const runFork = Effect.runForkWith(yield* Effect.context())
  const log = serverLog(join(dataDir, "logs"), (problem) => runFork(Effect.logWarning("Database", problem)))
  yield* supervise({ runAs, postgres: programs.postgres, args: serverArguments(data, host), data, log })
  const secret = yield* Effect.promise(() => readFile(password, "utf8"))
  return EmbeddedPostgres.of({ url: Redacted.make(addressOf(host, secret)) })
})

/** Runs the database of a data folder, creating it if there is none. */
export const layer = (options: EmbeddedOptions): Layer.Layer<EmbeddedPostgres, DatabaseRefused> =>
  Layer.effect(EmbeddedPostgres, make(options))

/** Which PostgreSQL would run here, and how, for people: "PostgreSQL 18, as this user". */
export const describeEmbedded = Effect.fnUntraced(function*(binFolder: string | null) {
  const programs = yield* findPrograms(binFolder)
  const runAs = yield* findRunAs
  return `built in: PostgreSQL ${yield* majorVersionOf(programs, runAs)}, ${runAs.how}`
})
