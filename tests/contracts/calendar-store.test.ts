import * as MemoryCalendars from "#adapters/memory/calendar-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUnit from "#adapters/memory/unit-of-work.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresCalendars from "#adapters/postgres/calendar-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUnit from "#adapters/postgres/unit-of-work.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
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
