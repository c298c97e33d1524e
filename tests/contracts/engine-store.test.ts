import * as MemoryEngines from "#adapters/memory/engine-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as PostgresEngines from "#adapters/postgres/engine-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { engineStoreContract } from "./engine-store.contract.ts"

engineStoreContract("PostgreSQL", Layer.provide(PostgresEngines.layer, databases.postgres))
engineStoreContract("memory", Layer.provide(MemoryEngines.layer, MemoryState.layer))
