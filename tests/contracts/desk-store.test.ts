import * as PostgresDesk from "#adapters/storage/postgres/desk-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryDesk from "#tests/support/memory/desk-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
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
