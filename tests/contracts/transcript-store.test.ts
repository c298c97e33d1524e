import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresTranscripts from "#adapters/storage/postgres/transcript-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryTranscripts from "#tests/support/memory/transcript-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { lineChangesContract } from "./line-changes.contract.ts"
import { speakerNamesContract } from "./speaker-names.contract.ts"
import { transcriptPagesContract } from "./transcript-pages.contract.ts"
import { transcriptStoreContract } from "./transcript-store.contract.ts"

const stores = Layer.mergeAll(PostgresTasks.layer, PostgresTranscripts.layer)

const postgres = Layer.provide(stores, databases.postgres)
const memory = Layer.provide(Layer.mergeAll(MemoryTasks.layer, MemoryTranscripts.layer), MemoryState.layer)

transcriptStoreContract("PostgreSQL", postgres)
transcriptStoreContract("memory", memory)
transcriptPagesContract("PostgreSQL", postgres)
transcriptPagesContract("memory", memory)
lineChangesContract("PostgreSQL", postgres)
lineChangesContract("memory", memory)
speakerNamesContract("PostgreSQL", postgres)
speakerNamesContract("memory", memory)
