import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresTranslations from "#adapters/storage/postgres/translation-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryTranslations from "#tests/support/memory/translation-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
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
