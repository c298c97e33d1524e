import * as MemoryAnalyses from "#adapters/memory/analysis-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryTranscripts from "#adapters/memory/transcript-store.ts"
import * as PostgresAnalyses from "#adapters/postgres/analysis-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresTranscripts from "#adapters/postgres/transcript-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { searchAnswersContract } from "./search-answers.contract.ts"
import { searchGrammarContract } from "./search-grammar.contract.ts"
import { searchContract } from "./search.contract.ts"

const stores = Layer.mergeAll(PostgresTasks.layer, PostgresTranscripts.layer, PostgresAnalyses.layer)

const memory = Layer.mergeAll(MemoryTasks.layer, MemoryTranscripts.layer, MemoryAnalyses.layer)

for (const contract of [searchContract, searchAnswersContract, searchGrammarContract]) {
  contract("PostgreSQL", Layer.provide(stores, databases.postgres))
  contract("memory", Layer.provide(memory, MemoryState.layer))
}
