import * as MemoryGuests from "#adapters/memory/guest-store.ts"
import * as MemorySessions from "#adapters/memory/session-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresGuests from "#adapters/postgres/guest-store.ts"
import * as PostgresSessions from "#adapters/postgres/session-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
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
