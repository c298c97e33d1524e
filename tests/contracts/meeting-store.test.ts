import * as MemoryMeetings from "#adapters/memory/meeting-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresMeetings from "#adapters/postgres/meeting-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
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
