import * as MemoryCollaborators from "#adapters/memory/collaborator-store.ts"
import * as MemoryFolders from "#adapters/memory/folder-store.ts"
import * as MemoryConversations from "#adapters/memory/library-conversation-store.ts"
import * as MemoryFinder from "#adapters/memory/library-finder.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryTranscripts from "#adapters/memory/transcript-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresCollaborators from "#adapters/postgres/collaborator-store.ts"
import * as PostgresFolders from "#adapters/postgres/folder-store.ts"
import * as PostgresConversations from "#adapters/postgres/library-conversation-store.ts"
import * as PostgresFinder from "#adapters/postgres/library-finder.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresTranscripts from "#adapters/postgres/transcript-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
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
