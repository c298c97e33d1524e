import * as PostgresAnalyses from "#adapters/storage/postgres/analysis-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresTranscripts from "#adapters/storage/postgres/transcript-store.ts"
import * as MemoryAnalyses from "#tests/support/memory/analysis-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryTranscripts from "#tests/support/memory/transcript-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { taskPreviewsContract } from "./task-previews.contract.ts"

const stores = Layer.mergeAll(PostgresTasks.layer, PostgresTranscripts.layer, PostgresAnalyses.layer)

taskPreviewsContract("PostgreSQL", Layer.provide(stores, databases.postgres))
taskPreviewsContract(
  "memory",
  Layer.provide(Layer.mergeAll(MemoryTasks.layer, MemoryTranscripts.layer, MemoryAnalyses.layer), MemoryState.layer),
)
