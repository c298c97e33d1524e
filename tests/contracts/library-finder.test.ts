import * as PostgresCollaborators from "#adapters/storage/postgres/collaborator-store.ts"
import * as PostgresFolders from "#adapters/storage/postgres/folder-store.ts"
import * as PostgresConversations from "#adapters/storage/postgres/library-conversation-store.ts"
import * as PostgresFinder from "#adapters/storage/postgres/library-finder.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresTranscripts from "#adapters/storage/postgres/transcript-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryCollaborators from "#tests/support/memory/collaborator-store.ts"
import * as MemoryFolders from "#tests/support/memory/folder-store.ts"
import * as MemoryConversations from "#tests/support/memory/library-conversation-store.ts"
import * as MemoryFinder from "#tests/support/memory/library-finder.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryTranscripts from "#tests/support/memory/transcript-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { libraryConversationStoreContract } from "./library-conversation-store.contract.ts"
import { libraryFinderContract } from "./library-finder.contract.ts"

const postgres = Layer.mergeAll(
  PostgresCollaborators.layer,
  PostgresConversations.layer,
  PostgresFinder.layer,
  PostgresFolders.layer,
  PostgresTasks.layer,
  PostgresTranscripts.layer,
  PostgresUsers.layer,
).pipe(Layer.provide(databases.postgres))
const memory = Layer.mergeAll(
  MemoryCollaborators.layer,
  MemoryConversations.layer,
  MemoryFinder.layer,
  MemoryFolders.layer,
  MemoryTasks.layer,
  MemoryTranscripts.layer,
  MemoryUsers.layer,
).pipe(Layer.provide(MemoryState.layer))

libraryFinderContract("PostgreSQL", postgres)
libraryFinderContract("memory", memory)
libraryConversationStoreContract("PostgreSQL", postgres)
libraryConversationStoreContract("memory", memory)
