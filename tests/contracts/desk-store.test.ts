import * as PostgresCalendars from "#adapters/storage/postgres/calendar-store.ts"
import * as PostgresDesk from "#adapters/storage/postgres/desk-store.ts"
import * as PostgresEngines from "#adapters/storage/postgres/engine-store.ts"
import * as PostgresRules from "#adapters/storage/postgres/export-rule-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as PostgresPlaces from "#adapters/storage/postgres/watched-place-store.ts"
import * as PostgresWebhooks from "#adapters/storage/postgres/webhook-store.ts"
import * as MemoryRules from "#tests/support/memory/automatic-export-stores.ts"
import * as MemoryCalendars from "#tests/support/memory/calendar-store.ts"
import * as MemoryDesk from "#tests/support/memory/desk-store.ts"
import * as MemoryEngines from "#tests/support/memory/engine-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import * as MemoryPlaces from "#tests/support/memory/watched-place-store.ts"
import * as MemoryWebhooks from "#tests/support/memory/webhook-stores.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { deskStoreContract } from "./desk-store.contract.ts"

deskStoreContract(
  "PostgreSQL",
  Layer.mergeAll(
    PostgresDesk.layer,
    PostgresTasks.layer,
    PostgresUsers.layer,
    PostgresWebhooks.layer,
    PostgresPlaces.layer,
    PostgresRules.layer,
    PostgresCalendars.layer,
    PostgresEngines.layer,
  ).pipe(Layer.provide(databases.postgres)),
)
deskStoreContract(
  "memory",
  Layer.mergeAll(
    MemoryDesk.layer,
    MemoryTasks.layer,
    MemoryUsers.layer,
    MemoryWebhooks.layer,
    MemoryPlaces.layer,
    MemoryRules.layer,
    MemoryCalendars.layer,
    MemoryEngines.layer,
  ).pipe(Layer.provide(MemoryState.layer)),
)
