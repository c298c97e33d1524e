import * as MemorySessions from "#adapters/memory/session-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as PostgresSessions from "#adapters/postgres/session-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { sessionStoreContract } from "./session-store.contract.ts"

sessionStoreContract("PostgreSQL", Layer.provide(PostgresSessions.layer, databases.postgres))
sessionStoreContract("memory", Layer.provide(MemorySessions.layer, MemoryState.layer))
