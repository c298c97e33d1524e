import * as MemoryBackups from "#adapters/memory/backup-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as PostgresBackups from "#adapters/postgres/backup-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { backupStoreContract } from "./backup-store.contract.ts"

backupStoreContract("PostgreSQL", Layer.provide(PostgresBackups.layer, databases.postgres))
backupStoreContract("memory", Layer.provide(MemoryBackups.layer, MemoryState.layer))
