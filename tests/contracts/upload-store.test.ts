import * as PostgresUploads from "#adapters/storage/postgres/upload-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUploads from "#tests/support/memory/upload-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { uploadStoreContract } from "./upload-store.contract.ts"

uploadStoreContract("PostgreSQL", Layer.provide(PostgresUploads.layer, databases.postgres))
uploadStoreContract("memory", Layer.provide(MemoryUploads.layer, MemoryState.layer))
