import * as MemoryConversations from "#adapters/memory/conversation-store.ts"
import * as MemoryLinkUses from "#adapters/memory/link-uses.ts"
import * as MemoryMeter from "#adapters/memory/question-meter.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresConversations from "#adapters/postgres/conversation-store.ts"
import * as PostgresLinkUses from "#adapters/postgres/link-uses.ts"
import * as PostgresMeter from "#adapters/postgres/question-meter.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
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
