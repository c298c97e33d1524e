import * as PostgresCollaborators from "#adapters/storage/postgres/collaborator-store.ts"
import * as PostgresRules from "#adapters/storage/postgres/export-rule-store.ts"
import * as PostgresFiles from "#adapters/storage/postgres/exported-file-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUnit from "#adapters/storage/postgres/unit-of-work.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryExports from "#tests/support/memory/automatic-export-stores.ts"
import * as MemoryCollaborators from "#tests/support/memory/collaborator-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { exportStoresContract } from "./export-stores.contract.ts"

exportStoresContract(
  "PostgreSQL",
  Layer.mergeAll(
    PostgresCollaborators.layer,
    PostgresFiles.layer,
    PostgresRules.layer,
    PostgresTasks.layer,
    PostgresUnit.layer,
    PostgresUsers.layer,
  ).pipe(Layer.provide(databases.postgres)),
)
exportStoresContract(
  "memory",
  Layer.mergeAll(
    MemoryCollaborators.layer,
    MemoryExports.layer,
    MemoryTasks.layer,
    MemoryUnit.layer,
    MemoryUsers.layer,
  ).pipe(Layer.provide(MemoryState.layer)),
)
