import * as MemoryAnalyses from "#adapters/memory/analysis-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryTranscripts from "#adapters/memory/transcript-store.ts"
import * as PostgresAnalyses from "#adapters/postgres/analysis-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresTranscripts from "#adapters/postgres/transcript-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { analysisStoreContract } from "./analysis-store.contract.ts"

const stores = Layer.mergeAll(PostgresTasks.layer, PostgresAnalyses.layer, PostgresTranscripts.layer)

analysisStoreContract("PostgreSQL", Layer.provide(stores, databases.postgres))
analysisStoreContract(
  "memory",
  Layer.provide(Layer.mergeAll(MemoryTasks.layer, MemoryAnalyses.layer, MemoryTranscripts.layer), MemoryState.layer),
)
