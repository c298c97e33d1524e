import * as PgBossJobs from "#adapters/storage/pg-boss/job-queue.ts"
import * as PostgresUnit from "#adapters/storage/postgres/unit-of-work.ts"
import * as MemoryJobs from "#tests/support/memory/job-queue.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import { Effect, Layer, Redacted } from "effect"
import * as databases from "../support/databases.ts"
import { jobQueueContract } from "./job-queue.contract.ts"

const pgBoss = (queue: typeof PgBossJobs.server) =>
  Layer.unwrap(Effect.map(Effect.promise(databases.databaseUrl), (url) => queue(Redacted.make(url))))

for (const [name, queue] of [["one process", PgBossJobs.embedded], ["several processes", PgBossJobs.server]] as const) {
  jobQueueContract(
    `pg-boss for ${name}`,
    Layer.provide(Layer.merge(pgBoss(queue), PostgresUnit.layer), databases.postgres),
  )
}
jobQueueContract("memory", Layer.provide(Layer.merge(MemoryJobs.layer, MemoryUnit.layer), MemoryState.layer))
