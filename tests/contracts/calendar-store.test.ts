import * as PostgresCalendars from "#adapters/storage/postgres/calendar-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUnit from "#adapters/storage/postgres/unit-of-work.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryCalendars from "#tests/support/memory/calendar-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { calendarStoreContract } from "./calendar-store.contract.ts"

calendarStoreContract(
  "PostgreSQL",
  Layer.mergeAll(PostgresCalendars.layer, PostgresTasks.layer, PostgresUnit.layer, PostgresUsers.layer).pipe(
    Layer.provide(databases.postgres),
  ),
)
calendarStoreContract(
  "memory",
  Layer.mergeAll(MemoryCalendars.layer, MemoryTasks.layer, MemoryUnit.layer, MemoryUsers.layer).pipe(
    Layer.provide(MemoryState.layer),
  ),
)
