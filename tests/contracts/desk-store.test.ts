import * as MemoryDesk from "#adapters/memory/desk-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresDesk from "#adapters/postgres/desk-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { deskStoreContract } from "./desk-store.contract.ts"

deskStoreContract(
  "PostgreSQL",
  Layer.mergeAll(PostgresDesk.layer, PostgresTasks.layer, PostgresUsers.layer).pipe(Layer.provide(databases.postgres)),
)
deskStoreContract(
  "memory",
  Layer.mergeAll(MemoryDesk.layer, MemoryTasks.layer, MemoryUsers.layer).pipe(Layer.provide(MemoryState.layer)),
)
