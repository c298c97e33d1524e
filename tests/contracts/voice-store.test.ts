import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as PostgresVoices from "#adapters/storage/postgres/voice-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import * as MemoryVoices from "#tests/support/memory/voice-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { voiceStoreContract } from "./voice-store.contract.ts"

voiceStoreContract(
  "PostgreSQL",
  Layer.mergeAll(PostgresTasks.layer, PostgresUsers.layer, PostgresVoices.layer).pipe(
    Layer.provide(databases.postgres),
  ),
)
voiceStoreContract(
  "memory",
  Layer.mergeAll(MemoryTasks.layer, MemoryUsers.layer, MemoryVoices.layer).pipe(Layer.provide(MemoryState.layer)),
)
