import * as MemoryCollaborators from "#adapters/memory/collaborator-store.ts"
import * as MemoryFolders from "#adapters/memory/folder-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryTranscripts from "#adapters/memory/transcript-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as MemoryVectors from "#adapters/memory/vector-store.ts"
import * as PostgresCollaborators from "#adapters/postgres/collaborator-store.ts"
import * as PostgresFolders from "#adapters/postgres/folder-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresTranscripts from "#adapters/postgres/transcript-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import * as PostgresVectors from "#adapters/postgres/vector-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { vectorStoreContract } from "./vector-store.contract.ts"

vectorStoreContract(
  "PostgreSQL",
  Layer.mergeAll(
    PostgresCollaborators.layer,
    PostgresFolders.layer,
    PostgresTasks.layer,
    PostgresTranscripts.layer,
    PostgresUsers.layer,
    PostgresVectors.layer,
  ).pipe(Layer.provide(databases.postgres)),
)
vectorStoreContract(
  "memory",
  Layer.mergeAll(
    MemoryCollaborators.layer,
    MemoryFolders.layer,
    MemoryTasks.layer,
    MemoryTranscripts.layer,
    MemoryUsers.layer,
    MemoryVectors.layer,
  ).pipe(Layer.provide(MemoryState.layer)),
)
