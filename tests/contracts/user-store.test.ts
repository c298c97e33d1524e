import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { userStoreContract } from "./user-store.contract.ts"

userStoreContract("PostgreSQL", Layer.provide(PostgresUsers.layer, databases.postgres))
userStoreContract("memory", Layer.provide(MemoryUsers.layer, MemoryState.layer))
