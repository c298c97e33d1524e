import * as PostgresSessions from "#adapters/storage/postgres/session-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemorySessions from "#tests/support/memory/session-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { sessionStoreContract } from "./session-store.contract.ts"

const onPostgres = Layer.merge(PostgresSessions.layer, PostgresUsers.layer)
const inMemory = Layer.merge(MemorySessions.layer, MemoryUsers.layer)

sessionStoreContract("PostgreSQL", Layer.provide(onPostgres, databases.postgres))
sessionStoreContract("memory", Layer.provide(inMemory, MemoryState.layer))
