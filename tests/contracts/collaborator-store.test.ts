import * as MemoryCollaborators from "#adapters/memory/collaborator-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresCollaborators from "#adapters/postgres/collaborator-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
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
