import * as MemorySessions from "#adapters/memory/session-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresSessions from "#adapters/postgres/session-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { sessionStoreContract } from "./session-store.contract.ts"

const onPostgres = Layer.merge(PostgresSessions.layer, PostgresUsers.layer)
const inMemory = Layer.merge(MemorySessions.layer, MemoryUsers.layer)

sessionStoreContract("PostgreSQL", Layer.provide(onPostgres, databases.postgres))
sessionStoreContract("memory", Layer.provide(inMemory, MemoryState.layer))
