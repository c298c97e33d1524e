import * as PostgresEngines from "#adapters/storage/postgres/engine-store.ts"
import * as MemoryEngines from "#tests/support/memory/engine-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { engineStoreContract } from "./engine-store.contract.ts"

engineStoreContract("PostgreSQL", Layer.provide(PostgresEngines.layer, databases.postgres))
engineStoreContract("memory", Layer.provide(MemoryEngines.layer, MemoryState.layer))
