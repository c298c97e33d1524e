import * as PostgresIdentities from "#adapters/storage/postgres/identity-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryIdentities from "#tests/support/memory/identity-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { identityStoreContract } from "./identity-store.contract.ts"

const onPostgres = Layer.mergeAll(PostgresIdentities.layer, PostgresUsers.layer)
const inMemory = Layer.mergeAll(MemoryIdentities.layer, MemoryUsers.layer)

identityStoreContract("PostgreSQL", Layer.provide(onPostgres, databases.postgres))
identityStoreContract("memory", Layer.provide(inMemory, MemoryState.layer))
