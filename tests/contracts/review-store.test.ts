import * as MemoryReviews from "#adapters/memory/review-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresReviews from "#adapters/postgres/review-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
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
