import * as MemoryJobs from "#adapters/memory/job-queue.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryUnit from "#adapters/memory/unit-of-work.ts"
import * as PgBossJobs from "#adapters/pg-boss/job-queue.ts"
import * as PostgresUnit from "#adapters/postgres/unit-of-work.ts"
import { Effect, Layer, Redacted } from "effect"
import * as databases from "../support/databases.ts"
import { jobQueueContract } from "./job-queue.contract.ts"

const onServer = Layer.unwrap(
  Effect.map(Effect.promise(databases.databaseUrl), (url) => PgBossJobs.server(Redacted.make(url))),
)

jobQueueContract(
  "pg-boss on PGlite",
  Layer.provide(Layer.merge(PgBossJobs.embedded, PostgresUnit.layer), databases.pglite),
)
jobQueueContract("pg-boss on PostgreSQL", Layer.provide(Layer.merge(onServer, PostgresUnit.layer), databases.postgres))
jobQueueContract("memory", Layer.provide(Layer.merge(MemoryJobs.layer, MemoryUnit.layer), MemoryState.layer))
