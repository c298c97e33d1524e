import * as PostgresConversions from "#adapters/storage/postgres/conversion-store.ts"
import * as PostgresUploads from "#adapters/storage/postgres/upload-store.ts"
import * as MemoryConversions from "#tests/support/memory/conversion-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUploads from "#tests/support/memory/upload-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { conversionStoreContract } from "./conversion-store.contract.ts"

conversionStoreContract(
  "PostgreSQL",
  Layer.mergeAll(PostgresConversions.layer, PostgresUploads.layer).pipe(Layer.provide(databases.postgres)),
)
conversionStoreContract(
  "memory",
  Layer.mergeAll(MemoryConversions.layer, MemoryUploads.layer).pipe(Layer.provide(MemoryState.layer)),
)
