import * as PostgresUsage from "#adapters/storage/postgres/usage-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUsage from "#tests/support/memory/usage-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { usageStoreContract } from "./usage-store.contract.ts"

usageStoreContract("PostgreSQL", Layer.provide(PostgresUsage.layer, databases.postgres))
usageStoreContract("memory", Layer.provide(MemoryUsage.layer, MemoryState.layer))
