import * as PostgresShares from "#adapters/storage/postgres/share-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryShares from "#tests/support/memory/share-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { shareStoreContract } from "./share-store.contract.ts"

const stores = Layer.mergeAll(PostgresTasks.layer, PostgresShares.layer, PostgresUsers.layer)

shareStoreContract("PostgreSQL", Layer.provide(stores, databases.postgres))
shareStoreContract(
  "memory",
  Layer.provide(Layer.mergeAll(MemoryTasks.layer, MemoryShares.layer, MemoryUsers.layer), MemoryState.layer),
)
