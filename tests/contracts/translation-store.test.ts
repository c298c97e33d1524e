import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryTranslations from "#adapters/memory/translation-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresTranslations from "#adapters/postgres/translation-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { translationStoreContract } from "./translation-store.contract.ts"

translationStoreContract(
  "PostgreSQL",
  Layer.mergeAll(PostgresTranslations.layer, PostgresTasks.layer, PostgresUsers.layer).pipe(
    Layer.provide(databases.postgres),
  ),
)
translationStoreContract(
  "memory",
  Layer.mergeAll(MemoryTranslations.layer, MemoryTasks.layer, MemoryUsers.layer).pipe(
    Layer.provide(MemoryState.layer),
  ),
)
