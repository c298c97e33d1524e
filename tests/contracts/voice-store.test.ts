import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as MemoryVoices from "#adapters/memory/voice-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import * as PostgresVoices from "#adapters/postgres/voice-store.ts"
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
