import * as MemoryIdentities from "#adapters/memory/identity-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresIdentities from "#adapters/postgres/identity-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { identityStoreContract } from "./identity-store.contract.ts"

const onPostgres = Layer.mergeAll(PostgresIdentities.layer, PostgresUsers.layer)
const inMemory = Layer.mergeAll(MemoryIdentities.layer, MemoryUsers.layer)

identityStoreContract("PostgreSQL", Layer.provide(onPostgres, databases.postgres))
identityStoreContract("memory", Layer.provide(inMemory, MemoryState.layer))
