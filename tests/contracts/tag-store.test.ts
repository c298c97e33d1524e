import * as PostgresTags from "#adapters/storage/postgres/tag-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresTranscripts from "#adapters/storage/postgres/transcript-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTags from "#tests/support/memory/tag-store.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryTranscripts from "#tests/support/memory/transcript-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { tagStoreContract } from "./tag-store.contract.ts"

const onPostgres = Layer.mergeAll(PostgresTags.layer, PostgresTasks.layer, PostgresTranscripts.layer)
const inMemory = Layer.mergeAll(MemoryTags.layer, MemoryTasks.layer, MemoryTranscripts.layer)

tagStoreContract("PostgreSQL", Layer.provide(onPostgres, databases.postgres))
tagStoreContract("memory", Layer.provide(inMemory, MemoryState.layer))
