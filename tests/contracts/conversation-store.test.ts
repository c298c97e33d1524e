import * as PostgresConversations from "#adapters/storage/postgres/conversation-store.ts"
import * as PostgresLinkUses from "#adapters/storage/postgres/link-uses.ts"
import * as PostgresMeter from "#adapters/storage/postgres/question-meter.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryConversations from "#tests/support/memory/conversation-store.ts"
import * as MemoryLinkUses from "#tests/support/memory/link-uses.ts"
import * as MemoryMeter from "#tests/support/memory/question-meter.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { conversationStoreContract } from "./conversation-store.contract.ts"
import { linkUsesContract } from "./link-uses.contract.ts"
import { questionMeterContract } from "./question-meter.contract.ts"

const postgres = Layer.mergeAll(
  PostgresConversations.layer,
  PostgresMeter.layer,
  PostgresLinkUses.layer,
  PostgresTasks.layer,
  PostgresUsers.layer,
).pipe(Layer.provide(databases.postgres))
const memory = Layer.mergeAll(
  MemoryConversations.layer,
  MemoryMeter.layer,
  MemoryLinkUses.layer,
  MemoryTasks.layer,
  MemoryUsers.layer,
).pipe(Layer.provide(MemoryState.layer))

conversationStoreContract("PostgreSQL", postgres)
conversationStoreContract("memory", memory)
linkUsesContract("PostgreSQL", postgres)
linkUsesContract("memory", memory)
questionMeterContract("PostgreSQL", postgres)
questionMeterContract("memory", memory)
