import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUnit from "#adapters/storage/postgres/unit-of-work.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as PostgresPlaces from "#adapters/storage/postgres/watched-place-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import * as MemoryPlaces from "#tests/support/memory/watched-place-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { watchedPlaceStoreContract } from "./watched-place-store.contract.ts"

watchedPlaceStoreContract(
  "PostgreSQL",
  Layer.mergeAll(PostgresPlaces.layer, PostgresTasks.layer, PostgresUnit.layer, PostgresUsers.layer).pipe(
    Layer.provide(databases.postgres),
  ),
)
watchedPlaceStoreContract(
  "memory",
  Layer.mergeAll(MemoryPlaces.layer, MemoryTasks.layer, MemoryUnit.layer, MemoryUsers.layer).pipe(
    Layer.provide(MemoryState.layer),
  ),
)
