import * as PostgresGuests from "#adapters/storage/postgres/guest-store.ts"
import * as PostgresSessions from "#adapters/storage/postgres/session-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryGuests from "#tests/support/memory/guest-store.ts"
import * as MemorySessions from "#tests/support/memory/session-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { guestStoreContract } from "./guest-store.contract.ts"

const onPostgres = Layer.mergeAll(
  PostgresGuests.layer,
  PostgresSessions.layer,
  PostgresTasks.layer,
  PostgresUsers.layer,
)
const inMemory = Layer.mergeAll(MemoryGuests.layer, MemorySessions.layer, MemoryTasks.layer, MemoryUsers.layer)

guestStoreContract("PostgreSQL", Layer.provide(onPostgres, databases.postgres))
guestStoreContract("memory", Layer.provide(inMemory, MemoryState.layer))
