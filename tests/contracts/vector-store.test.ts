import * as PostgresCollaborators from "#adapters/storage/postgres/collaborator-store.ts"
import * as PostgresFolders from "#adapters/storage/postgres/folder-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresTranscripts from "#adapters/storage/postgres/transcript-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as PostgresVectors from "#adapters/storage/postgres/vector-store.ts"
import * as MemoryCollaborators from "#tests/support/memory/collaborator-store.ts"
import * as MemoryFolders from "#tests/support/memory/folder-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryTranscripts from "#tests/support/memory/transcript-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import * as MemoryVectors from "#tests/support/memory/vector-store.ts"
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
