import * as PostgresReviews from "#adapters/storage/postgres/review-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryReviews from "#tests/support/memory/review-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { reviewStoreContract } from "./review-store.contract.ts"

reviewStoreContract(
  "PostgreSQL",
  Layer.mergeAll(PostgresReviews.layer, PostgresTasks.layer, PostgresUsers.layer).pipe(
    Layer.provide(databases.postgres),
  ),
)
reviewStoreContract(
  "memory",
  Layer.mergeAll(MemoryReviews.layer, MemoryTasks.layer, MemoryUsers.layer).pipe(Layer.provide(MemoryState.layer)),
)
