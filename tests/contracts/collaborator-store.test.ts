import * as PostgresCollaborators from "#adapters/storage/postgres/collaborator-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryCollaborators from "#tests/support/memory/collaborator-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { collaboratorStoreContract } from "./collaborator-store.contract.ts"

const stores = Layer.mergeAll(PostgresTasks.layer, PostgresUsers.layer, PostgresCollaborators.layer)

collaboratorStoreContract("PostgreSQL", Layer.provide(stores, databases.postgres))
collaboratorStoreContract(
  "memory",
  Layer.provide(
    Layer.mergeAll(MemoryTasks.layer, MemoryUsers.layer, MemoryCollaborators.layer),
    MemoryState.layer,
  ),
)
