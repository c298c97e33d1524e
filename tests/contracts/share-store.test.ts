import * as MemoryShares from "#adapters/memory/share-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresShares from "#adapters/postgres/share-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { shareStoreContract } from "./share-store.contract.ts"

const stores = Layer.mergeAll(PostgresTasks.layer, PostgresShares.layer, PostgresUsers.layer)

shareStoreContract("PostgreSQL", Layer.provide(stores, databases.postgres))
shareStoreContract(
  "memory",
  Layer.provide(Layer.mergeAll(MemoryTasks.layer, MemoryShares.layer, MemoryUsers.layer), MemoryState.layer),
)
