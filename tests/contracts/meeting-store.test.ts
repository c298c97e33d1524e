import * as PostgresMeetings from "#adapters/storage/postgres/meeting-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryMeetings from "#tests/support/memory/meeting-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { meetingStoreContract } from "./meeting-store.contract.ts"

meetingStoreContract(
  "PostgreSQL",
  Layer.mergeAll(PostgresMeetings.layer, PostgresTasks.layer, PostgresUsers.layer).pipe(
    Layer.provide(databases.postgres),
  ),
)
meetingStoreContract(
  "memory",
  Layer.mergeAll(MemoryMeetings.layer, MemoryTasks.layer, MemoryUsers.layer).pipe(Layer.provide(MemoryState.layer)),
)
