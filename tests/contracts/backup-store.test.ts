import * as PostgresBackups from "#adapters/storage/postgres/backup-store.ts"
import * as MemoryBackups from "#tests/support/memory/backup-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { backupStoreContract } from "./backup-store.contract.ts"

backupStoreContract("PostgreSQL", Layer.provide(PostgresBackups.layer, databases.postgres))
backupStoreContract("memory", Layer.provide(MemoryBackups.layer, MemoryState.layer))
