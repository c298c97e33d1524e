import * as PostgresDocuments from "#adapters/storage/postgres/co-document-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as MemoryDocuments from "#tests/support/memory/co-document-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { coDocumentStoreContract } from "./co-document-store.contract.ts"

coDocumentStoreContract(
  "PostgreSQL",
  Layer.provide(Layer.merge(PostgresDocuments.layer, PostgresTasks.layer), databases.postgres),
)
coDocumentStoreContract(
  "memory",
  Layer.provide(Layer.merge(MemoryDocuments.layer, MemoryTasks.layer), MemoryState.layer),
)
